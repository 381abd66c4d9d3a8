// Generated from schemas/resources/transcription.json by npm run generate. Edits are lost.
import { formats } from './runtime.js'
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj1 } from './shared/reference.js'
import { validate as obj12 } from './shared/coded-value.js'
import { validate as obj19 } from './shared/meta.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"Transcription"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"subject":{"x-shared":"generated/validators/shared/reference.js"},"encounter":{"x-shared":"generated/validators/shared/reference.js"},"note":{"x-shared":"generated/validators/shared/reference.js"},"source":{"enum":["Ambient","Dictation","Upload","TypedPhrases"]},"status":{"enum":["Preparation","InProgress","Succeeded","Failed"]},"result":false,"noteFormat":{"enum":["BIRP","DAP","GIRPP","SIRP","BehavioralSOAP","HP","PhysicalSOAP"]},"consents":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"maxItems":400},"audio":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"media":{"x-shared":"generated/validators/shared/reference.js"},"start":{"type":"string","format":"date-time"},"end":{"type":"string","format":"date-time"},"pauses":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"from":{"type":"string","format":"date-time"},"to":{"type":"string","format":"date-time"}},"required":["from","to"]},"maxItems":500}},"required":["media"]},"maxItems":100},"language":{"x-shared":"generated/validators/shared/coded-value.js"},"engine":false,"segments":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","minLength":1,"maxLength":64},"speaker":{"type":"string","maxLength":60},"role":{"enum":["Clinician","Patient","Other","Unknown"]},"start":{"type":"number","minimum":0},"end":{"type":"number","minimum":0},"text":{"type":"string","maxLength":5000},"confidence":{"type":"number","minimum":0,"maximum":1},"edited":{"type":"boolean"},"redacted":{"type":"boolean"}},"required":["id","role","text"]},"maxItems":5000},"draft":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","minLength":1,"maxLength":64},"sectionCode":{"x-shared":"generated/validators/shared/coded-value.js"},"text":{"type":"string","maxLength":5000},"evidence":{"type":"array","items":{"type":"string","minLength":1,"maxLength":64},"maxItems":200},"confidence":{"type":"number","minimum":0,"maximum":1},"accepted":{"enum":["Pending","Accepted","Edited","Rejected"]}},"required":["id","sectionCode","text","accepted"]},"maxItems":500},"acceptance":false,"retention":{"type":"object","additionalProperties":false,"properties":{"deleteAudioAt":{"type":"string","format":"date-time"},"audioDeletedAt":false,"keepTranscript":{"type":"boolean"}},"required":[]},"errorMessage":false},"required":["subject","encounter","source","status","noteFormat"]};
const func0 = Object.prototype.hasOwnProperty;
const obj4 = ["Ambient","Dictation","Upload","TypedPhrases"];
const obj6 = ["Preparation","InProgress","Succeeded","Failed"];
const obj8 = ["BIRP","DAP","GIRPP","SIRP","BehavioralSOAP","HP","PhysicalSOAP"];
const obj13 = ["Clinician","Patient","Other","Unknown"];
const obj16 = ["Pending","Accepted","Edited","Rejected"];
const formats0 = formats["date-time"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.subject === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "subject"}});errors++;
}
if(data.encounter === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "encounter"}});errors++;
}
if(data.source === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "source"}});errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"}});errors++;
}
if(data.noteFormat === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "noteFormat"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.id !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"false schema",params:{}});errors++;
}
if(data.resourceType !== undefined){
if("Transcription" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Transcription"}});errors++;
}
}
if(data.partition !== undefined){
let data2 = data.partition;
if(typeof data2 === "string"){
if(func1(data2) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/partition",keyword:"maxLength",params:{limit: 64}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/partition",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.display !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/display",keyword:"false schema",params:{}});errors++;
}
if(data.identifiers !== undefined){
let data4 = data.identifiers;
if(Array.isArray(data4)){
if(data4.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/identifiers",keyword:"maxItems",params:{limit: 50}});errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(obj0(data4[i0], {instancePath:instancePath+"/identifiers/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/identifiers",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.meta !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/meta",keyword:"false schema",params:{}});errors++;
}
if(data.subject !== undefined){
if(!(obj1(data.subject, {instancePath:instancePath+"/subject",parentData:data,parentDataProperty:"subject",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.encounter !== undefined){
if(!(obj1(data.encounter, {instancePath:instancePath+"/encounter",parentData:data,parentDataProperty:"encounter",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.note !== undefined){
if(!(obj1(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
if(!(obj4.includes(data.source))){
(vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"enum",params:{allowedValues: obj4}});errors++;
}
}
if(data.status !== undefined){
if(!(obj6.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj6}});errors++;
}
}
if(data.result !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/result",keyword:"false schema",params:{}});errors++;
}
if(data.noteFormat !== undefined){
if(!(obj8.includes(data.noteFormat))){
(vErrors ??= []).push({instancePath:instancePath+"/noteFormat",keyword:"enum",params:{allowedValues: obj8}});errors++;
}
}
if(data.consents !== undefined){
let data14 = data.consents;
if(Array.isArray(data14)){
if(data14.length > 400){
(vErrors ??= []).push({instancePath:instancePath+"/consents",keyword:"maxItems",params:{limit: 400}});errors++;
}
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
if(!(obj1(data14[i1], {instancePath:instancePath+"/consents/" + i1,parentData:data14,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/consents",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.audio !== undefined){
let data16 = data.audio;
if(Array.isArray(data16)){
if(data16.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/audio",keyword:"maxItems",params:{limit: 100}});errors++;
}
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
let data17 = data16[i2];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.media === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/audio/" + i2,keyword:"required",params:{missingProperty: "media"}});errors++;
}
for(const key1 in data17){
if(!((((key1 === "media") || (key1 === "start")) || (key1 === "end")) || (key1 === "pauses"))){
(vErrors ??= []).push({instancePath:instancePath+"/audio/" + i2,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data17.media !== undefined){
if(!(obj1(data17.media, {instancePath:instancePath+"/audio/" + i2+"/media",parentData:data17,parentDataProperty:"media",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data17.start !== undefined){
let data19 = data17.start;
if(typeof data19 === "string"){
if(!(formats0.validate(data19))){
(vErrors ??= []).push({instancePath:instancePath+"/audio/" + i2+"/start",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/audio/" + i2+"/start",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data17.end !== undefined){
let data20 = data17.end;
if(typeof data20 === "string"){
if(!(formats0.validate(data20))){
(vErrors ??= []).push({instancePath:instancePath+"/audio/" + i2+"/end",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/audio/" + i2+"/end",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data17.pauses !== undefined){
let data21 = data17.pauses;
if(Array.isArray(data21)){
if(data21.length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/audio/" + i2+"/pauses",keyword:"maxItems",params:{limit: 500}});errors++;
}
const len3 = data21.length;
for(let i3=0; i3<len3; i3++){
let data22 = data21[i3];
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.from === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/audio/" + i2+"/pauses/" + i3,keyword:"required",params:{missingProperty: "from"}});errors++;
}
if(data22.to === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/audio/" + i2+"/pauses/" + i3,keyword:"required",params:{missingProperty: "to"}});errors++;
}
for(const key2 in data22){
if(!((key2 === "from") || (key2 === "to"))){
(vErrors ??= []).push({instancePath:instancePath+"/audio/" + i2+"/pauses/" + i3,keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data22.from !== undefined){
let data23 = data22.from;
if(typeof data23 === "string"){
if(!(formats0.validate(data23))){
(vErrors ??= []).push({instancePath:instancePath+"/audio/" + i2+"/pauses/" + i3+"/from",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/audio/" + i2+"/pauses/" + i3+"/from",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data22.to !== undefined){
let data24 = data22.to;
if(typeof data24 === "string"){
if(!(formats0.validate(data24))){
(vErrors ??= []).push({instancePath:instancePath+"/audio/" + i2+"/pauses/" + i3+"/to",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/audio/" + i2+"/pauses/" + i3+"/to",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/audio/" + i2+"/pauses/" + i3,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/audio/" + i2+"/pauses",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/audio/" + i2,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/audio",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.language !== undefined){
if(!(obj12(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData}))){
vErrors = vErrors === null ? obj12.errors : vErrors.concat(obj12.errors);
errors = vErrors.length;
}
}
if(data.engine !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/engine",keyword:"false schema",params:{}});errors++;
}
if(data.segments !== undefined){
let data27 = data.segments;
if(Array.isArray(data27)){
if(data27.length > 5000){
(vErrors ??= []).push({instancePath:instancePath+"/segments",keyword:"maxItems",params:{limit: 5000}});errors++;
}
const len4 = data27.length;
for(let i4=0; i4<len4; i4++){
let data28 = data27[i4];
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/segments/" + i4,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data28.role === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/segments/" + i4,keyword:"required",params:{missingProperty: "role"}});errors++;
}
if(data28.text === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/segments/" + i4,keyword:"required",params:{missingProperty: "text"}});errors++;
}
for(const key3 in data28){
if(!(func0.call(schema0.properties.segments.items.properties, key3))){
(vErrors ??= []).push({instancePath:instancePath+"/segments/" + i4,keyword:"additionalProperties",params:{additionalProperty: key3}});errors++;
}
}
if(data28.id !== undefined){
let data29 = data28.id;
if(typeof data29 === "string"){
if(func1(data29) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/segments/" + i4+"/id",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data29) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/segments/" + i4+"/id",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/segments/" + i4+"/id",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data28.speaker !== undefined){
let data30 = data28.speaker;
if(typeof data30 === "string"){
if(func1(data30) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/segments/" + i4+"/speaker",keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/segments/" + i4+"/speaker",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data28.role !== undefined){
if(!(obj13.includes(data28.role))){
(vErrors ??= []).push({instancePath:instancePath+"/segments/" + i4+"/role",keyword:"enum",params:{allowedValues: obj13}});errors++;
}
}
if(data28.start !== undefined){
let data32 = data28.start;
if(typeof data32 == "number"){
if(data32 < 0 || isNaN(data32)){
(vErrors ??= []).push({instancePath:instancePath+"/segments/" + i4+"/start",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/segments/" + i4+"/start",keyword:"type",params:{type: "number"}});errors++;
}
}
if(data28.end !== undefined){
let data33 = data28.end;
if(typeof data33 == "number"){
if(data33 < 0 || isNaN(data33)){
(vErrors ??= []).push({instancePath:instancePath+"/segments/" + i4+"/end",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/segments/" + i4+"/end",keyword:"type",params:{type: "number"}});errors++;
}
}
if(data28.text !== undefined){
let data34 = data28.text;
if(typeof data34 === "string"){
if(func1(data34) > 5000){
(vErrors ??= []).push({instancePath:instancePath+"/segments/" + i4+"/text",keyword:"maxLength",params:{limit: 5000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/segments/" + i4+"/text",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data28.confidence !== undefined){
let data35 = data28.confidence;
if(typeof data35 == "number"){
if(data35 > 1 || isNaN(data35)){
(vErrors ??= []).push({instancePath:instancePath+"/segments/" + i4+"/confidence",keyword:"maximum",params:{comparison: "<=", limit: 1}});errors++;
}
if(data35 < 0 || isNaN(data35)){
(vErrors ??= []).push({instancePath:instancePath+"/segments/" + i4+"/confidence",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/segments/" + i4+"/confidence",keyword:"type",params:{type: "number"}});errors++;
}
}
if(data28.edited !== undefined){
if(typeof data28.edited !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/segments/" + i4+"/edited",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data28.redacted !== undefined){
if(typeof data28.redacted !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/segments/" + i4+"/redacted",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/segments/" + i4,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/segments",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.draft !== undefined){
let data38 = data.draft;
if(Array.isArray(data38)){
if(data38.length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/draft",keyword:"maxItems",params:{limit: 500}});errors++;
}
const len5 = data38.length;
for(let i5=0; i5<len5; i5++){
let data39 = data38[i5];
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
if(data39.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/draft/" + i5,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data39.sectionCode === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/draft/" + i5,keyword:"required",params:{missingProperty: "sectionCode"}});errors++;
}
if(data39.text === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/draft/" + i5,keyword:"required",params:{missingProperty: "text"}});errors++;
}
if(data39.accepted === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/draft/" + i5,keyword:"required",params:{missingProperty: "accepted"}});errors++;
}
for(const key4 in data39){
if(!((((((key4 === "id") || (key4 === "sectionCode")) || (key4 === "text")) || (key4 === "evidence")) || (key4 === "confidence")) || (key4 === "accepted"))){
(vErrors ??= []).push({instancePath:instancePath+"/draft/" + i5,keyword:"additionalProperties",params:{additionalProperty: key4}});errors++;
}
}
if(data39.id !== undefined){
let data40 = data39.id;
if(typeof data40 === "string"){
if(func1(data40) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/draft/" + i5+"/id",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data40) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/draft/" + i5+"/id",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/draft/" + i5+"/id",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data39.sectionCode !== undefined){
if(!(obj12(data39.sectionCode, {instancePath:instancePath+"/draft/" + i5+"/sectionCode",parentData:data39,parentDataProperty:"sectionCode",rootData}))){
vErrors = vErrors === null ? obj12.errors : vErrors.concat(obj12.errors);
errors = vErrors.length;
}
}
if(data39.text !== undefined){
let data42 = data39.text;
if(typeof data42 === "string"){
if(func1(data42) > 5000){
(vErrors ??= []).push({instancePath:instancePath+"/draft/" + i5+"/text",keyword:"maxLength",params:{limit: 5000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/draft/" + i5+"/text",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data39.evidence !== undefined){
let data43 = data39.evidence;
if(Array.isArray(data43)){
if(data43.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/draft/" + i5+"/evidence",keyword:"maxItems",params:{limit: 200}});errors++;
}
const len6 = data43.length;
for(let i6=0; i6<len6; i6++){
let data44 = data43[i6];
if(typeof data44 === "string"){
if(func1(data44) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/draft/" + i5+"/evidence/" + i6,keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data44) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/draft/" + i5+"/evidence/" + i6,keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/draft/" + i5+"/evidence/" + i6,keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/draft/" + i5+"/evidence",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data39.confidence !== undefined){
let data45 = data39.confidence;
if(typeof data45 == "number"){
if(data45 > 1 || isNaN(data45)){
(vErrors ??= []).push({instancePath:instancePath+"/draft/" + i5+"/confidence",keyword:"maximum",params:{comparison: "<=", limit: 1}});errors++;
}
if(data45 < 0 || isNaN(data45)){
(vErrors ??= []).push({instancePath:instancePath+"/draft/" + i5+"/confidence",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/draft/" + i5+"/confidence",keyword:"type",params:{type: "number"}});errors++;
}
}
if(data39.accepted !== undefined){
if(!(obj16.includes(data39.accepted))){
(vErrors ??= []).push({instancePath:instancePath+"/draft/" + i5+"/accepted",keyword:"enum",params:{allowedValues: obj16}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/draft/" + i5,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/draft",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.acceptance !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/acceptance",keyword:"false schema",params:{}});errors++;
}
if(data.retention !== undefined){
let data48 = data.retention;
if(data48 && typeof data48 == "object" && !Array.isArray(data48)){
for(const key5 in data48){
if(!(((key5 === "deleteAudioAt") || (key5 === "audioDeletedAt")) || (key5 === "keepTranscript"))){
(vErrors ??= []).push({instancePath:instancePath+"/retention",keyword:"additionalProperties",params:{additionalProperty: key5}});errors++;
}
}
if(data48.deleteAudioAt !== undefined){
let data49 = data48.deleteAudioAt;
if(typeof data49 === "string"){
if(!(formats0.validate(data49))){
(vErrors ??= []).push({instancePath:instancePath+"/retention/deleteAudioAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/retention/deleteAudioAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data48.audioDeletedAt !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/retention/audioDeletedAt",keyword:"false schema",params:{}});errors++;
}
if(data48.keepTranscript !== undefined){
if(typeof data48.keepTranscript !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/retention/keepTranscript",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/retention",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.errorMessage !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/errorMessage",keyword:"false schema",params:{}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const stored = validate1;
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"Transcription"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"subject":{"x-shared":"generated/validators/shared/reference.js"},"encounter":{"x-shared":"generated/validators/shared/reference.js"},"note":{"x-shared":"generated/validators/shared/reference.js"},"source":{"enum":["Ambient","Dictation","Upload","TypedPhrases"]},"status":{"enum":["Preparation","InProgress","Succeeded","Failed"]},"result":{"enum":["Pending","Success","Failed","Warning","Hold"]},"noteFormat":{"enum":["BIRP","DAP","GIRPP","SIRP","BehavioralSOAP","HP","PhysicalSOAP"]},"consents":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"},"maxItems":400},"audio":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"media":{"x-shared":"generated/validators/shared/reference.js"},"start":{"type":"string","format":"date-time"},"end":{"type":"string","format":"date-time"},"pauses":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"from":{"type":"string","format":"date-time"},"to":{"type":"string","format":"date-time"}},"required":["from","to"]},"maxItems":500}},"required":["media"]},"maxItems":100},"language":{"x-shared":"generated/validators/shared/coded-value.js"},"engine":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","maxLength":80},"version":{"type":"string","maxLength":40},"model":{"type":"string","maxLength":80}},"required":["name","version"]},"segments":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","minLength":1,"maxLength":64},"speaker":{"type":"string","maxLength":60},"role":{"enum":["Clinician","Patient","Other","Unknown"]},"start":{"type":"number","minimum":0},"end":{"type":"number","minimum":0},"text":{"type":"string","maxLength":5000},"confidence":{"type":"number","minimum":0,"maximum":1},"edited":{"type":"boolean"},"redacted":{"type":"boolean"}},"required":["id","role","text"]},"maxItems":5000},"draft":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","minLength":1,"maxLength":64},"sectionCode":{"x-shared":"generated/validators/shared/coded-value.js"},"text":{"type":"string","maxLength":5000},"evidence":{"type":"array","items":{"type":"string","minLength":1,"maxLength":64},"maxItems":200},"confidence":{"type":"number","minimum":0,"maximum":1},"accepted":{"enum":["Pending","Accepted","Edited","Rejected"]}},"required":["id","sectionCode","text","accepted"]},"maxItems":500},"acceptance":{"type":"object","additionalProperties":false,"properties":{"by":{"x-shared":"generated/validators/shared/reference.js"},"at":{"type":"string","format":"date-time"}}},"retention":{"type":"object","additionalProperties":false,"properties":{"deleteAudioAt":{"type":"string","format":"date-time"},"audioDeletedAt":{"type":"string","format":"date-time"},"keepTranscript":{"type":"boolean"}}},"errorMessage":{"type":"string","maxLength":500}},"required":["id","resourceType","partition","display","meta","subject","encounter","source","status","result","noteFormat","language","engine","retention"]};
const formats10 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const obj27 = ["Pending","Success","Failed","Warning","Hold"];
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data.resourceType === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "resourceType"}});errors++;
}
if(data.partition === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "partition"}});errors++;
}
if(data.display === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "display"}});errors++;
}
if(data.meta === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "meta"}});errors++;
}
if(data.subject === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "subject"}});errors++;
}
if(data.encounter === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "encounter"}});errors++;
}
if(data.source === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "source"}});errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"}});errors++;
}
if(data.result === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "result"}});errors++;
}
if(data.noteFormat === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "noteFormat"}});errors++;
}
if(data.language === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "language"}});errors++;
}
if(data.engine === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "engine"}});errors++;
}
if(data.retention === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "retention"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema1.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats10.test(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"format",params:{format: "uuid"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.resourceType !== undefined){
if("Transcription" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Transcription"}});errors++;
}
}
if(data.partition !== undefined){
let data2 = data.partition;
if(typeof data2 === "string"){
if(func1(data2) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/partition",keyword:"maxLength",params:{limit: 64}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/partition",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.display !== undefined){
let data3 = data.display;
if(typeof data3 === "string"){
if(func1(data3) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/display",keyword:"maxLength",params:{limit: 200}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/display",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.identifiers !== undefined){
let data4 = data.identifiers;
if(Array.isArray(data4)){
if(data4.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/identifiers",keyword:"maxItems",params:{limit: 50}});errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(obj0(data4[i0], {instancePath:instancePath+"/identifiers/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj0.errors : vErrors.concat(obj0.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/identifiers",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.meta !== undefined){
if(!(obj19(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? obj19.errors : vErrors.concat(obj19.errors);
errors = vErrors.length;
}
}
if(data.subject !== undefined){
if(!(obj1(data.subject, {instancePath:instancePath+"/subject",parentData:data,parentDataProperty:"subject",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.encounter !== undefined){
if(!(obj1(data.encounter, {instancePath:instancePath+"/encounter",parentData:data,parentDataProperty:"encounter",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.note !== undefined){
if(!(obj1(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
if(!(obj4.includes(data.source))){
(vErrors ??= []).push({instancePath:instancePath+"/source",keyword:"enum",params:{allowedValues: obj4}});errors++;
}
}
if(data.status !== undefined){
if(!(obj6.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj6}});errors++;
}
}
if(data.result !== undefined){
if(!(obj27.includes(data.result))){
(vErrors ??= []).push({instancePath:instancePath+"/result",keyword:"enum",params:{allowedValues: obj27}});errors++;
}
}
if(data.noteFormat !== undefined){
if(!(obj8.includes(data.noteFormat))){
(vErrors ??= []).push({instancePath:instancePath+"/noteFormat",keyword:"enum",params:{allowedValues: obj8}});errors++;
}
}
if(data.consents !== undefined){
let data14 = data.consents;
if(Array.isArray(data14)){
if(data14.length > 400){
(vErrors ??= []).push({instancePath:instancePath+"/consents",keyword:"maxItems",params:{limit: 400}});errors++;
}
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
if(!(obj1(data14[i1], {instancePath:instancePath+"/consents/" + i1,parentData:data14,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/consents",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.audio !== undefined){
let data16 = data.audio;
if(Array.isArray(data16)){
if(data16.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/audio",keyword:"maxItems",params:{limit: 100}});errors++;
}
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
let data17 = data16[i2];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.media === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/audio/" + i2,keyword:"required",params:{missingProperty: "media"}});errors++;
}
for(const key1 in data17){
if(!((((key1 === "media") || (key1 === "start")) || (key1 === "end")) || (key1 === "pauses"))){
(vErrors ??= []).push({instancePath:instancePath+"/audio/" + i2,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data17.media !== undefined){
if(!(obj1(data17.media, {instancePath:instancePath+"/audio/" + i2+"/media",parentData:data17,parentDataProperty:"media",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data17.start !== undefined){
let data19 = data17.start;
if(typeof data19 === "string"){
if(!(formats0.validate(data19))){
(vErrors ??= []).push({instancePath:instancePath+"/audio/" + i2+"/start",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/audio/" + i2+"/start",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data17.end !== undefined){
let data20 = data17.end;
if(typeof data20 === "string"){
if(!(formats0.validate(data20))){
(vErrors ??= []).push({instancePath:instancePath+"/audio/" + i2+"/end",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/audio/" + i2+"/end",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data17.pauses !== undefined){
let data21 = data17.pauses;
if(Array.isArray(data21)){
if(data21.length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/audio/" + i2+"/pauses",keyword:"maxItems",params:{limit: 500}});errors++;
}
const len3 = data21.length;
for(let i3=0; i3<len3; i3++){
let data22 = data21[i3];
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.from === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/audio/" + i2+"/pauses/" + i3,keyword:"required",params:{missingProperty: "from"}});errors++;
}
if(data22.to === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/audio/" + i2+"/pauses/" + i3,keyword:"required",params:{missingProperty: "to"}});errors++;
}
for(const key2 in data22){
if(!((key2 === "from") || (key2 === "to"))){
(vErrors ??= []).push({instancePath:instancePath+"/audio/" + i2+"/pauses/" + i3,keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data22.from !== undefined){
let data23 = data22.from;
if(typeof data23 === "string"){
if(!(formats0.validate(data23))){
(vErrors ??= []).push({instancePath:instancePath+"/audio/" + i2+"/pauses/" + i3+"/from",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/audio/" + i2+"/pauses/" + i3+"/from",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data22.to !== undefined){
let data24 = data22.to;
if(typeof data24 === "string"){
if(!(formats0.validate(data24))){
(vErrors ??= []).push({instancePath:instancePath+"/audio/" + i2+"/pauses/" + i3+"/to",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/audio/" + i2+"/pauses/" + i3+"/to",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/audio/" + i2+"/pauses/" + i3,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/audio/" + i2+"/pauses",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/audio/" + i2,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/audio",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.language !== undefined){
if(!(obj12(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData}))){
vErrors = vErrors === null ? obj12.errors : vErrors.concat(obj12.errors);
errors = vErrors.length;
}
}
if(data.engine !== undefined){
let data26 = data.engine;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.name === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/engine",keyword:"required",params:{missingProperty: "name"}});errors++;
}
if(data26.version === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/engine",keyword:"required",params:{missingProperty: "version"}});errors++;
}
for(const key3 in data26){
if(!(((key3 === "name") || (key3 === "version")) || (key3 === "model"))){
(vErrors ??= []).push({instancePath:instancePath+"/engine",keyword:"additionalProperties",params:{additionalProperty: key3}});errors++;
}
}
if(data26.name !== undefined){
let data27 = data26.name;
if(typeof data27 === "string"){
if(func1(data27) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/engine/name",keyword:"maxLength",params:{limit: 80}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/engine/name",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data26.version !== undefined){
let data28 = data26.version;
if(typeof data28 === "string"){
if(func1(data28) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/engine/version",keyword:"maxLength",params:{limit: 40}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/engine/version",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data26.model !== undefined){
let data29 = data26.model;
if(typeof data29 === "string"){
if(func1(data29) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/engine/model",keyword:"maxLength",params:{limit: 80}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/engine/model",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/engine",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.segments !== undefined){
let data30 = data.segments;
if(Array.isArray(data30)){
if(data30.length > 5000){
(vErrors ??= []).push({instancePath:instancePath+"/segments",keyword:"maxItems",params:{limit: 5000}});errors++;
}
const len4 = data30.length;
for(let i4=0; i4<len4; i4++){
let data31 = data30[i4];
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if(data31.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/segments/" + i4,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data31.role === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/segments/" + i4,keyword:"required",params:{missingProperty: "role"}});errors++;
}
if(data31.text === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/segments/" + i4,keyword:"required",params:{missingProperty: "text"}});errors++;
}
for(const key4 in data31){
if(!(func0.call(schema1.properties.segments.items.properties, key4))){
(vErrors ??= []).push({instancePath:instancePath+"/segments/" + i4,keyword:"additionalProperties",params:{additionalProperty: key4}});errors++;
}
}
if(data31.id !== undefined){
let data32 = data31.id;
if(typeof data32 === "string"){
if(func1(data32) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/segments/" + i4+"/id",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data32) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/segments/" + i4+"/id",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/segments/" + i4+"/id",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data31.speaker !== undefined){
let data33 = data31.speaker;
if(typeof data33 === "string"){
if(func1(data33) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/segments/" + i4+"/speaker",keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/segments/" + i4+"/speaker",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data31.role !== undefined){
if(!(obj13.includes(data31.role))){
(vErrors ??= []).push({instancePath:instancePath+"/segments/" + i4+"/role",keyword:"enum",params:{allowedValues: obj13}});errors++;
}
}
if(data31.start !== undefined){
let data35 = data31.start;
if(typeof data35 == "number"){
if(data35 < 0 || isNaN(data35)){
(vErrors ??= []).push({instancePath:instancePath+"/segments/" + i4+"/start",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/segments/" + i4+"/start",keyword:"type",params:{type: "number"}});errors++;
}
}
if(data31.end !== undefined){
let data36 = data31.end;
if(typeof data36 == "number"){
if(data36 < 0 || isNaN(data36)){
(vErrors ??= []).push({instancePath:instancePath+"/segments/" + i4+"/end",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/segments/" + i4+"/end",keyword:"type",params:{type: "number"}});errors++;
}
}
if(data31.text !== undefined){
let data37 = data31.text;
if(typeof data37 === "string"){
if(func1(data37) > 5000){
(vErrors ??= []).push({instancePath:instancePath+"/segments/" + i4+"/text",keyword:"maxLength",params:{limit: 5000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/segments/" + i4+"/text",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data31.confidence !== undefined){
let data38 = data31.confidence;
if(typeof data38 == "number"){
if(data38 > 1 || isNaN(data38)){
(vErrors ??= []).push({instancePath:instancePath+"/segments/" + i4+"/confidence",keyword:"maximum",params:{comparison: "<=", limit: 1}});errors++;
}
if(data38 < 0 || isNaN(data38)){
(vErrors ??= []).push({instancePath:instancePath+"/segments/" + i4+"/confidence",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/segments/" + i4+"/confidence",keyword:"type",params:{type: "number"}});errors++;
}
}
if(data31.edited !== undefined){
if(typeof data31.edited !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/segments/" + i4+"/edited",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data31.redacted !== undefined){
if(typeof data31.redacted !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/segments/" + i4+"/redacted",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/segments/" + i4,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/segments",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.draft !== undefined){
let data41 = data.draft;
if(Array.isArray(data41)){
if(data41.length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/draft",keyword:"maxItems",params:{limit: 500}});errors++;
}
const len5 = data41.length;
for(let i5=0; i5<len5; i5++){
let data42 = data41[i5];
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
if(data42.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/draft/" + i5,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data42.sectionCode === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/draft/" + i5,keyword:"required",params:{missingProperty: "sectionCode"}});errors++;
}
if(data42.text === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/draft/" + i5,keyword:"required",params:{missingProperty: "text"}});errors++;
}
if(data42.accepted === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/draft/" + i5,keyword:"required",params:{missingProperty: "accepted"}});errors++;
}
for(const key5 in data42){
if(!((((((key5 === "id") || (key5 === "sectionCode")) || (key5 === "text")) || (key5 === "evidence")) || (key5 === "confidence")) || (key5 === "accepted"))){
(vErrors ??= []).push({instancePath:instancePath+"/draft/" + i5,keyword:"additionalProperties",params:{additionalProperty: key5}});errors++;
}
}
if(data42.id !== undefined){
let data43 = data42.id;
if(typeof data43 === "string"){
if(func1(data43) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/draft/" + i5+"/id",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data43) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/draft/" + i5+"/id",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/draft/" + i5+"/id",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data42.sectionCode !== undefined){
if(!(obj12(data42.sectionCode, {instancePath:instancePath+"/draft/" + i5+"/sectionCode",parentData:data42,parentDataProperty:"sectionCode",rootData}))){
vErrors = vErrors === null ? obj12.errors : vErrors.concat(obj12.errors);
errors = vErrors.length;
}
}
if(data42.text !== undefined){
let data45 = data42.text;
if(typeof data45 === "string"){
if(func1(data45) > 5000){
(vErrors ??= []).push({instancePath:instancePath+"/draft/" + i5+"/text",keyword:"maxLength",params:{limit: 5000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/draft/" + i5+"/text",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data42.evidence !== undefined){
let data46 = data42.evidence;
if(Array.isArray(data46)){
if(data46.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/draft/" + i5+"/evidence",keyword:"maxItems",params:{limit: 200}});errors++;
}
const len6 = data46.length;
for(let i6=0; i6<len6; i6++){
let data47 = data46[i6];
if(typeof data47 === "string"){
if(func1(data47) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/draft/" + i5+"/evidence/" + i6,keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data47) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/draft/" + i5+"/evidence/" + i6,keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/draft/" + i5+"/evidence/" + i6,keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/draft/" + i5+"/evidence",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data42.confidence !== undefined){
let data48 = data42.confidence;
if(typeof data48 == "number"){
if(data48 > 1 || isNaN(data48)){
(vErrors ??= []).push({instancePath:instancePath+"/draft/" + i5+"/confidence",keyword:"maximum",params:{comparison: "<=", limit: 1}});errors++;
}
if(data48 < 0 || isNaN(data48)){
(vErrors ??= []).push({instancePath:instancePath+"/draft/" + i5+"/confidence",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/draft/" + i5+"/confidence",keyword:"type",params:{type: "number"}});errors++;
}
}
if(data42.accepted !== undefined){
if(!(obj16.includes(data42.accepted))){
(vErrors ??= []).push({instancePath:instancePath+"/draft/" + i5+"/accepted",keyword:"enum",params:{allowedValues: obj16}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/draft/" + i5,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/draft",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.acceptance !== undefined){
let data50 = data.acceptance;
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
for(const key6 in data50){
if(!((key6 === "by") || (key6 === "at"))){
(vErrors ??= []).push({instancePath:instancePath+"/acceptance",keyword:"additionalProperties",params:{additionalProperty: key6}});errors++;
}
}
if(data50.by !== undefined){
if(!(obj1(data50.by, {instancePath:instancePath+"/acceptance/by",parentData:data50,parentDataProperty:"by",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data50.at !== undefined){
let data52 = data50.at;
if(typeof data52 === "string"){
if(!(formats0.validate(data52))){
(vErrors ??= []).push({instancePath:instancePath+"/acceptance/at",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/acceptance/at",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/acceptance",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.retention !== undefined){
let data53 = data.retention;
if(data53 && typeof data53 == "object" && !Array.isArray(data53)){
for(const key7 in data53){
if(!(((key7 === "deleteAudioAt") || (key7 === "audioDeletedAt")) || (key7 === "keepTranscript"))){
(vErrors ??= []).push({instancePath:instancePath+"/retention",keyword:"additionalProperties",params:{additionalProperty: key7}});errors++;
}
}
if(data53.deleteAudioAt !== undefined){
let data54 = data53.deleteAudioAt;
if(typeof data54 === "string"){
if(!(formats0.validate(data54))){
(vErrors ??= []).push({instancePath:instancePath+"/retention/deleteAudioAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/retention/deleteAudioAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data53.audioDeletedAt !== undefined){
let data55 = data53.audioDeletedAt;
if(typeof data55 === "string"){
if(!(formats0.validate(data55))){
(vErrors ??= []).push({instancePath:instancePath+"/retention/audioDeletedAt",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/retention/audioDeletedAt",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data53.keepTranscript !== undefined){
if(typeof data53.keepTranscript !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/retention/keepTranscript",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/retention",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.errorMessage !== undefined){
let data57 = data.errorMessage;
if(typeof data57 === "string"){
if(func1(data57) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/errorMessage",keyword:"maxLength",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/errorMessage",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
