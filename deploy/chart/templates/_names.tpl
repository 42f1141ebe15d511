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

{{/* Whether nothing is in the volume that has to outlive a pod: then pods may stand side by side. */}}
{{- define "school.stateless" -}}
{{- if and (eq .Values.database "postgresql") (eq .Values.files "s3") -}}yes{{- end -}}
{{- end -}}

{{- define "school.claim" -}}
{{- .Values.persistence.existingClaim | default (printf "%s-data" (include "school.name" .)) -}}
{{- end -}}
