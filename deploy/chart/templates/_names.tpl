{{- define "school.name" -}}
{{- .Release.Name | trunc 50 | trimSuffix "-" -}}
{{- end -}}

{{- define "school.selector" -}}
app.kubernetes.io/name: school-admissions
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{- define "school.labels" -}}
{{ include "school.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version }}
{{- end -}}

{{/* Whether the volume has nothing that must outlive a pod, so that pods can run side by side. */}}
{{- define "school.stateless" -}}
{{- if and (eq .Values.database "postgresql") (eq .Values.files "s3") -}}yes{{- end -}}
{{- end -}}

{{- define "school.claim" -}}
{{- .Values.persistence.existingClaim | default (printf "%s-data" (include "school.name" .)) -}}
{{- end -}}

{{/* The settings of a container. */}}
{{- define "school.settings" -}}
env:
  - { name: SITE_URL, value: {{ .Values.siteUrl | quote }} }
  {{- with .Values.ingress.addresses }}
  - { name: TRUST_PROXY, value: {{ join "," . | quote }} }
  {{- end }}
  {{- if not (hasKey .Values.settings "DRAIN_SECONDS") }}
  # The ingress may still send requests for this long after the pod was told to stop.
  - { name: DRAIN_SECONDS, value: "5" }
  {{- end }}
  {{- range $name, $value := .Values.settings }}
  - { name: {{ $name }}, value: {{ if kindIs "bool" $value }}{{ ternary "on" "off" $value | quote }}{{ else }}{{ $value | quote }}{{ end }} }
  {{- end }}
  {{- if eq .Values.database "postgresql" }}
  - name: DATABASE_URL
    valueFrom: { secretKeyRef: { name: {{ .Values.secretName }}, key: DATABASE_URL } }
  {{- end }}
  {{- if include "school.stateless" . }}
  # Without it, each pod would create its own key and lose it.
  - name: SECRET_KEY
    valueFrom: { secretKeyRef: { name: {{ .Values.secretName }}, key: SECRET_KEY } }
  {{- end }}
{{- with .Values.secretName }}
envFrom:
  - secretRef: { name: {{ . }} }
{{- end }}
{{- end -}}

{{- define "school.image" -}}
{{ .Values.image.repository }}{{ if .Values.image.digest }}@{{ .Values.image.digest }}{{ else }}:{{ .Values.image.tag | default .Chart.AppVersion }}{{ end }}
{{- end -}}
