// Generated from schemas/resources/patient.json by npm run generate. Edits are lost.
import { equal as func7 } from './runtime.js'
import { formats } from './runtime.js'
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj1 } from './shared/human-name.js'
import { validate as obj18 } from './shared/approximate.js'
import { validate as obj19 } from './shared/contact-point.js'
import { validate as obj20 } from './shared/address.js'
import { validate as obj21 } from './shared/reference.js'
import { validate as obj22 } from './shared/content.js'
import { validate as obj24 } from './shared/care-team-member.js'
import { validate as obj25 } from './shared/annotation.js'
import { validate as obj38 } from './shared/clock-time.js'
import { validate as obj44 } from './shared/meta.js'
import { validate as obj5 } from './shared/coded-value.js'
import { validate as obj94 } from './shared/invite.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"Patient"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"name":{"x-shared":"generated/validators/shared/human-name.js"},"otherNames":{"type":"array","items":{"x-shared":"generated/validators/shared/human-name.js"}},"preferredName":{"type":"string","maxLength":80},"birthDate":{"type":"string","format":"date"},"gender":{"enum":["male","female","nonbinary","other","unknown","undisclosed"]},"sexAtBirth":{"x-shared":"generated/validators/shared/coded-value.js"},"genderIdentity":{"x-shared":"generated/validators/shared/coded-value.js"},"sexualOrientation":{"x-shared":"generated/validators/shared/coded-value.js"},"pronouns":{"x-shared":"generated/validators/shared/coded-value.js"},"race":{"type":"array","items":{"x-shared":"generated/validators/shared/coded-value.js"}},"ethnicity":{"x-shared":"generated/validators/shared/coded-value.js"},"languages":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"language":{"x-shared":"generated/validators/shared/coded-value.js"},"preferred":{"type":"boolean"},"interpreter":{"x-shared":"generated/validators/shared/coded-value.js"}},"required":["language"]}},"maritalStatus":{"x-shared":"generated/validators/shared/coded-value.js"},"employmentStatus":{"x-shared":"generated/validators/shared/coded-value.js"},"veteranStatus":{"x-shared":"generated/validators/shared/coded-value.js"},"livingArrangement":{"x-shared":"generated/validators/shared/coded-value.js"},"education":{"x-shared":"generated/validators/shared/coded-value.js"},"deceased":{"type":"object","additionalProperties":false,"properties":{"value":{"type":"boolean"},"date":{"x-shared":"generated/validators/shared/approximate.js"}},"required":[]},"active":{"type":"boolean"},"contacts":{"type":"array","items":{"x-shared":"generated/validators/shared/contact-point.js"}},"addresses":{"type":"array","items":{"x-shared":"generated/validators/shared/address.js"}},"defaultLocation":{"x-shared":"generated/validators/shared/reference.js"},"avatar":{"x-shared":"generated/validators/shared/content.js"},"photo":{"x-shared":"generated/validators/shared/content.js"},"careTeam":{"type":"array","items":{"x-shared":"generated/validators/shared/care-team-member.js"}},"comments":{"type":"array","items":{"x-shared":"generated/validators/shared/annotation.js"}},"confidentialTeam":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"practitioner":{"x-shared":"generated/validators/shared/reference.js"},"reason":{"type":"string","maxLength":500},"addedBy":false,"since":false},"required":["practitioner"]}},"profile":false,"alerts":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","minLength":1,"maxLength":64},"kind":{"enum":["safety","allergy","legal","communication","billing","custom"]},"text":{"type":"string","maxLength":200},"severity":{"enum":["Info","Warn","Critical"]},"from":{"type":"string","format":"date"},"until":{"type":"string","format":"date"},"showTo":{"enum":["all","clinical"]}},"required":["id","kind","text","severity","from"]}},"generalPractitioner":{"x-shared":"generated/validators/shared/reference.js"},"managingOrganization":{"x-shared":"generated/validators/shared/reference.js"},"district":false,"communicationPreferences":{"type":"object","additionalProperties":false,"properties":{"reminders":{"type":"array","items":{"enum":["InApp","Email","Sms"]},"uniqueItems":true},"language":{"x-shared":"generated/validators/shared/coded-value.js"},"doNotCall":{"type":"boolean"},"quietHours":{"type":"object","additionalProperties":false,"properties":{"start":{"x-shared":"generated/validators/shared/clock-time.js"},"end":{"x-shared":"generated/validators/shared/clock-time.js"}},"required":["start","end"]}},"required":[]},"guardianRequired":false,"legal":{"type":"object","additionalProperties":false,"properties":{"status":{"type":"array","items":{"x-shared":"generated/validators/shared/coded-value.js"}},"notes":{"type":"string","maxLength":2000}},"required":[]},"acuity":{"enum":["Low","Moderate","High","Crisis"]},"flags":{"type":"object","additionalProperties":false,"properties":{"restricted":false,"testPatient":{"type":"boolean"}},"required":[]},"firstContact":false,"lastServiceDate":false,"nextAppointment":false,"nextPlanReview":false,"mergedInto":false,"invite":false,"birthDateApprox":{"type":"boolean"}},"required":["name","birthDate","gender"]};
const func0 = Object.prototype.hasOwnProperty;
const obj3 = ["male","female","nonbinary","other","unknown","undisclosed"];
const obj27 = ["safety","allergy","legal","communication","billing","custom"];
const obj29 = ["Info","Warn","Critical"];
const obj31 = ["all","clinical"];
const obj35 = ["InApp","Email","Sms"];
const obj41 = ["Low","Moderate","High","Crisis"];
const formats0 = formats.date;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});errors++;
}
if(data.birthDate === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "birthDate"}});errors++;
}
if(data.gender === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "gender"}});errors++;
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
if("Patient" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Patient"}});errors++;
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
if(data.name !== undefined){
if(!(obj1(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.otherNames !== undefined){
let data8 = data.otherNames;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
if(!(obj1(data8[i1], {instancePath:instancePath+"/otherNames/" + i1,parentData:data8,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/otherNames",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.preferredName !== undefined){
let data10 = data.preferredName;
if(typeof data10 === "string"){
if(func1(data10) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/preferredName",keyword:"maxLength",params:{limit: 80}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/preferredName",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.birthDate !== undefined){
let data11 = data.birthDate;
if(typeof data11 === "string"){
if(!(formats0.validate(data11))){
(vErrors ??= []).push({instancePath:instancePath+"/birthDate",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/birthDate",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.gender !== undefined){
if(!(obj3.includes(data.gender))){
(vErrors ??= []).push({instancePath:instancePath+"/gender",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data.sexAtBirth !== undefined){
if(!(obj5(data.sexAtBirth, {instancePath:instancePath+"/sexAtBirth",parentData:data,parentDataProperty:"sexAtBirth",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.genderIdentity !== undefined){
if(!(obj5(data.genderIdentity, {instancePath:instancePath+"/genderIdentity",parentData:data,parentDataProperty:"genderIdentity",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.sexualOrientation !== undefined){
if(!(obj5(data.sexualOrientation, {instancePath:instancePath+"/sexualOrientation",parentData:data,parentDataProperty:"sexualOrientation",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.pronouns !== undefined){
if(!(obj5(data.pronouns, {instancePath:instancePath+"/pronouns",parentData:data,parentDataProperty:"pronouns",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.race !== undefined){
let data17 = data.race;
if(Array.isArray(data17)){
const len2 = data17.length;
for(let i2=0; i2<len2; i2++){
if(!(obj5(data17[i2], {instancePath:instancePath+"/race/" + i2,parentData:data17,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/race",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.ethnicity !== undefined){
if(!(obj5(data.ethnicity, {instancePath:instancePath+"/ethnicity",parentData:data,parentDataProperty:"ethnicity",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.languages !== undefined){
let data20 = data.languages;
if(Array.isArray(data20)){
const len3 = data20.length;
for(let i3=0; i3<len3; i3++){
let data21 = data20[i3];
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.language === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/languages/" + i3,keyword:"required",params:{missingProperty: "language"}});errors++;
}
for(const key1 in data21){
if(!(((key1 === "language") || (key1 === "preferred")) || (key1 === "interpreter"))){
(vErrors ??= []).push({instancePath:instancePath+"/languages/" + i3,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data21.language !== undefined){
if(!(obj5(data21.language, {instancePath:instancePath+"/languages/" + i3+"/language",parentData:data21,parentDataProperty:"language",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data21.preferred !== undefined){
if(typeof data21.preferred !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/languages/" + i3+"/preferred",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data21.interpreter !== undefined){
if(!(obj5(data21.interpreter, {instancePath:instancePath+"/languages/" + i3+"/interpreter",parentData:data21,parentDataProperty:"interpreter",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/languages/" + i3,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/languages",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.maritalStatus !== undefined){
if(!(obj5(data.maritalStatus, {instancePath:instancePath+"/maritalStatus",parentData:data,parentDataProperty:"maritalStatus",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.employmentStatus !== undefined){
if(!(obj5(data.employmentStatus, {instancePath:instancePath+"/employmentStatus",parentData:data,parentDataProperty:"employmentStatus",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.veteranStatus !== undefined){
if(!(obj5(data.veteranStatus, {instancePath:instancePath+"/veteranStatus",parentData:data,parentDataProperty:"veteranStatus",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.livingArrangement !== undefined){
if(!(obj5(data.livingArrangement, {instancePath:instancePath+"/livingArrangement",parentData:data,parentDataProperty:"livingArrangement",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.education !== undefined){
if(!(obj5(data.education, {instancePath:instancePath+"/education",parentData:data,parentDataProperty:"education",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.deceased !== undefined){
let data30 = data.deceased;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
for(const key2 in data30){
if(!((key2 === "value") || (key2 === "date"))){
(vErrors ??= []).push({instancePath:instancePath+"/deceased",keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data30.value !== undefined){
if(typeof data30.value !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/deceased/value",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data30.date !== undefined){
if(!(obj18(data30.date, {instancePath:instancePath+"/deceased/date",parentData:data30,parentDataProperty:"date",rootData}))){
vErrors = vErrors === null ? obj18.errors : vErrors.concat(obj18.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/deceased",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.active !== undefined){
if(typeof data.active !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/active",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.contacts !== undefined){
let data34 = data.contacts;
if(Array.isArray(data34)){
const len4 = data34.length;
for(let i4=0; i4<len4; i4++){
if(!(obj19(data34[i4], {instancePath:instancePath+"/contacts/" + i4,parentData:data34,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? obj19.errors : vErrors.concat(obj19.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/contacts",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.addresses !== undefined){
let data36 = data.addresses;
if(Array.isArray(data36)){
const len5 = data36.length;
for(let i5=0; i5<len5; i5++){
if(!(obj20(data36[i5], {instancePath:instancePath+"/addresses/" + i5,parentData:data36,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? obj20.errors : vErrors.concat(obj20.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/addresses",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.defaultLocation !== undefined){
if(!(obj21(data.defaultLocation, {instancePath:instancePath+"/defaultLocation",parentData:data,parentDataProperty:"defaultLocation",rootData}))){
vErrors = vErrors === null ? obj21.errors : vErrors.concat(obj21.errors);
errors = vErrors.length;
}
}
if(data.avatar !== undefined){
if(!(obj22(data.avatar, {instancePath:instancePath+"/avatar",parentData:data,parentDataProperty:"avatar",rootData}))){
vErrors = vErrors === null ? obj22.errors : vErrors.concat(obj22.errors);
errors = vErrors.length;
}
}
if(data.photo !== undefined){
if(!(obj22(data.photo, {instancePath:instancePath+"/photo",parentData:data,parentDataProperty:"photo",rootData}))){
vErrors = vErrors === null ? obj22.errors : vErrors.concat(obj22.errors);
errors = vErrors.length;
}
}
if(data.careTeam !== undefined){
let data41 = data.careTeam;
if(Array.isArray(data41)){
const len6 = data41.length;
for(let i6=0; i6<len6; i6++){
if(!(obj24(data41[i6], {instancePath:instancePath+"/careTeam/" + i6,parentData:data41,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? obj24.errors : vErrors.concat(obj24.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/careTeam",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.comments !== undefined){
let data43 = data.comments;
if(Array.isArray(data43)){
const len7 = data43.length;
for(let i7=0; i7<len7; i7++){
if(!(obj25(data43[i7], {instancePath:instancePath+"/comments/" + i7,parentData:data43,parentDataProperty:i7,rootData}))){
vErrors = vErrors === null ? obj25.errors : vErrors.concat(obj25.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/comments",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.confidentialTeam !== undefined){
let data45 = data.confidentialTeam;
if(Array.isArray(data45)){
const len8 = data45.length;
for(let i8=0; i8<len8; i8++){
let data46 = data45[i8];
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
if(data46.practitioner === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/confidentialTeam/" + i8,keyword:"required",params:{missingProperty: "practitioner"}});errors++;
}
for(const key3 in data46){
if(!((((key3 === "practitioner") || (key3 === "reason")) || (key3 === "addedBy")) || (key3 === "since"))){
(vErrors ??= []).push({instancePath:instancePath+"/confidentialTeam/" + i8,keyword:"additionalProperties",params:{additionalProperty: key3}});errors++;
}
}
if(data46.practitioner !== undefined){
if(!(obj21(data46.practitioner, {instancePath:instancePath+"/confidentialTeam/" + i8+"/practitioner",parentData:data46,parentDataProperty:"practitioner",rootData}))){
vErrors = vErrors === null ? obj21.errors : vErrors.concat(obj21.errors);
errors = vErrors.length;
}
}
if(data46.reason !== undefined){
let data48 = data46.reason;
if(typeof data48 === "string"){
if(func1(data48) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/confidentialTeam/" + i8+"/reason",keyword:"maxLength",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/confidentialTeam/" + i8+"/reason",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data46.addedBy !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/confidentialTeam/" + i8+"/addedBy",keyword:"false schema",params:{}});errors++;
}
if(data46.since !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/confidentialTeam/" + i8+"/since",keyword:"false schema",params:{}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/confidentialTeam/" + i8,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/confidentialTeam",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.profile !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/profile",keyword:"false schema",params:{}});errors++;
}
if(data.alerts !== undefined){
let data52 = data.alerts;
if(Array.isArray(data52)){
const len9 = data52.length;
for(let i9=0; i9<len9; i9++){
let data53 = data52[i9];
if(data53 && typeof data53 == "object" && !Array.isArray(data53)){
if(data53.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/alerts/" + i9,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data53.kind === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/alerts/" + i9,keyword:"required",params:{missingProperty: "kind"}});errors++;
}
if(data53.text === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/alerts/" + i9,keyword:"required",params:{missingProperty: "text"}});errors++;
}
if(data53.severity === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/alerts/" + i9,keyword:"required",params:{missingProperty: "severity"}});errors++;
}
if(data53.from === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/alerts/" + i9,keyword:"required",params:{missingProperty: "from"}});errors++;
}
for(const key4 in data53){
if(!(((((((key4 === "id") || (key4 === "kind")) || (key4 === "text")) || (key4 === "severity")) || (key4 === "from")) || (key4 === "until")) || (key4 === "showTo"))){
(vErrors ??= []).push({instancePath:instancePath+"/alerts/" + i9,keyword:"additionalProperties",params:{additionalProperty: key4}});errors++;
}
}
if(data53.id !== undefined){
let data54 = data53.id;
if(typeof data54 === "string"){
if(func1(data54) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/alerts/" + i9+"/id",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data54) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/alerts/" + i9+"/id",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/alerts/" + i9+"/id",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data53.kind !== undefined){
if(!(obj27.includes(data53.kind))){
(vErrors ??= []).push({instancePath:instancePath+"/alerts/" + i9+"/kind",keyword:"enum",params:{allowedValues: obj27}});errors++;
}
}
if(data53.text !== undefined){
let data56 = data53.text;
if(typeof data56 === "string"){
if(func1(data56) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/alerts/" + i9+"/text",keyword:"maxLength",params:{limit: 200}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/alerts/" + i9+"/text",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data53.severity !== undefined){
if(!(obj29.includes(data53.severity))){
(vErrors ??= []).push({instancePath:instancePath+"/alerts/" + i9+"/severity",keyword:"enum",params:{allowedValues: obj29}});errors++;
}
}
if(data53.from !== undefined){
let data58 = data53.from;
if(typeof data58 === "string"){
if(!(formats0.validate(data58))){
(vErrors ??= []).push({instancePath:instancePath+"/alerts/" + i9+"/from",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/alerts/" + i9+"/from",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data53.until !== undefined){
let data59 = data53.until;
if(typeof data59 === "string"){
if(!(formats0.validate(data59))){
(vErrors ??= []).push({instancePath:instancePath+"/alerts/" + i9+"/until",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/alerts/" + i9+"/until",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data53.showTo !== undefined){
if(!(obj31.includes(data53.showTo))){
(vErrors ??= []).push({instancePath:instancePath+"/alerts/" + i9+"/showTo",keyword:"enum",params:{allowedValues: obj31}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/alerts/" + i9,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/alerts",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.generalPractitioner !== undefined){
if(!(obj21(data.generalPractitioner, {instancePath:instancePath+"/generalPractitioner",parentData:data,parentDataProperty:"generalPractitioner",rootData}))){
vErrors = vErrors === null ? obj21.errors : vErrors.concat(obj21.errors);
errors = vErrors.length;
}
}
if(data.managingOrganization !== undefined){
if(!(obj21(data.managingOrganization, {instancePath:instancePath+"/managingOrganization",parentData:data,parentDataProperty:"managingOrganization",rootData}))){
vErrors = vErrors === null ? obj21.errors : vErrors.concat(obj21.errors);
errors = vErrors.length;
}
}
if(data.district !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/district",keyword:"false schema",params:{}});errors++;
}
if(data.communicationPreferences !== undefined){
let data64 = data.communicationPreferences;
if(data64 && typeof data64 == "object" && !Array.isArray(data64)){
for(const key5 in data64){
if(!((((key5 === "reminders") || (key5 === "language")) || (key5 === "doNotCall")) || (key5 === "quietHours"))){
(vErrors ??= []).push({instancePath:instancePath+"/communicationPreferences",keyword:"additionalProperties",params:{additionalProperty: key5}});errors++;
}
}
if(data64.reminders !== undefined){
let data65 = data64.reminders;
if(Array.isArray(data65)){
const len10 = data65.length;
for(let i10=0; i10<len10; i10++){
if(!(obj35.includes(data65[i10]))){
(vErrors ??= []).push({instancePath:instancePath+"/communicationPreferences/reminders/" + i10,keyword:"enum",params:{allowedValues: obj35}});errors++;
}
}
let i11 = data65.length;
let j0;
if(i11 > 1){
outer0:
for(;i11--;){
for(j0 = i11; j0--;){
if(func7(data65[i11], data65[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/communicationPreferences/reminders",keyword:"uniqueItems",params:{i: i11, j: j0}});errors++;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/communicationPreferences/reminders",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data64.language !== undefined){
if(!(obj5(data64.language, {instancePath:instancePath+"/communicationPreferences/language",parentData:data64,parentDataProperty:"language",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data64.doNotCall !== undefined){
if(typeof data64.doNotCall !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/communicationPreferences/doNotCall",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data64.quietHours !== undefined){
let data69 = data64.quietHours;
if(data69 && typeof data69 == "object" && !Array.isArray(data69)){
if(data69.start === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/communicationPreferences/quietHours",keyword:"required",params:{missingProperty: "start"}});errors++;
}
if(data69.end === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/communicationPreferences/quietHours",keyword:"required",params:{missingProperty: "end"}});errors++;
}
for(const key6 in data69){
if(!((key6 === "start") || (key6 === "end"))){
(vErrors ??= []).push({instancePath:instancePath+"/communicationPreferences/quietHours",keyword:"additionalProperties",params:{additionalProperty: key6}});errors++;
}
}
if(data69.start !== undefined){
if(!(obj38(data69.start, {instancePath:instancePath+"/communicationPreferences/quietHours/start",parentData:data69,parentDataProperty:"start",rootData}))){
vErrors = vErrors === null ? obj38.errors : vErrors.concat(obj38.errors);
errors = vErrors.length;
}
}
if(data69.end !== undefined){
if(!(obj38(data69.end, {instancePath:instancePath+"/communicationPreferences/quietHours/end",parentData:data69,parentDataProperty:"end",rootData}))){
vErrors = vErrors === null ? obj38.errors : vErrors.concat(obj38.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/communicationPreferences/quietHours",keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/communicationPreferences",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.guardianRequired !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/guardianRequired",keyword:"false schema",params:{}});errors++;
}
if(data.legal !== undefined){
let data73 = data.legal;
if(data73 && typeof data73 == "object" && !Array.isArray(data73)){
for(const key7 in data73){
if(!((key7 === "status") || (key7 === "notes"))){
(vErrors ??= []).push({instancePath:instancePath+"/legal",keyword:"additionalProperties",params:{additionalProperty: key7}});errors++;
}
}
if(data73.status !== undefined){
let data74 = data73.status;
if(Array.isArray(data74)){
const len11 = data74.length;
for(let i12=0; i12<len11; i12++){
if(!(obj5(data74[i12], {instancePath:instancePath+"/legal/status/" + i12,parentData:data74,parentDataProperty:i12,rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/legal/status",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data73.notes !== undefined){
let data76 = data73.notes;
if(typeof data76 === "string"){
if(func1(data76) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/legal/notes",keyword:"maxLength",params:{limit: 2000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/legal/notes",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/legal",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.acuity !== undefined){
if(!(obj41.includes(data.acuity))){
(vErrors ??= []).push({instancePath:instancePath+"/acuity",keyword:"enum",params:{allowedValues: obj41}});errors++;
}
}
if(data.flags !== undefined){
let data78 = data.flags;
if(data78 && typeof data78 == "object" && !Array.isArray(data78)){
for(const key8 in data78){
if(!((key8 === "restricted") || (key8 === "testPatient"))){
(vErrors ??= []).push({instancePath:instancePath+"/flags",keyword:"additionalProperties",params:{additionalProperty: key8}});errors++;
}
}
if(data78.restricted !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/flags/restricted",keyword:"false schema",params:{}});errors++;
}
if(data78.testPatient !== undefined){
if(typeof data78.testPatient !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/flags/testPatient",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/flags",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.firstContact !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/firstContact",keyword:"false schema",params:{}});errors++;
}
if(data.lastServiceDate !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/lastServiceDate",keyword:"false schema",params:{}});errors++;
}
if(data.nextAppointment !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/nextAppointment",keyword:"false schema",params:{}});errors++;
}
if(data.nextPlanReview !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/nextPlanReview",keyword:"false schema",params:{}});errors++;
}
if(data.mergedInto !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/mergedInto",keyword:"false schema",params:{}});errors++;
}
if(data.invite !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/invite",keyword:"false schema",params:{}});errors++;
}
if(data.birthDateApprox !== undefined){
if(typeof data.birthDateApprox !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/birthDateApprox",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const stored = validate1;
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"Patient"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"name":{"x-shared":"generated/validators/shared/human-name.js"},"otherNames":{"type":"array","items":{"x-shared":"generated/validators/shared/human-name.js"}},"preferredName":{"type":"string","maxLength":80},"birthDate":{"type":"string","format":"date"},"gender":{"enum":["male","female","nonbinary","other","unknown","undisclosed"]},"sexAtBirth":{"x-shared":"generated/validators/shared/coded-value.js"},"genderIdentity":{"x-shared":"generated/validators/shared/coded-value.js"},"sexualOrientation":{"x-shared":"generated/validators/shared/coded-value.js"},"pronouns":{"x-shared":"generated/validators/shared/coded-value.js"},"race":{"type":"array","items":{"x-shared":"generated/validators/shared/coded-value.js"}},"ethnicity":{"x-shared":"generated/validators/shared/coded-value.js"},"languages":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"language":{"x-shared":"generated/validators/shared/coded-value.js"},"preferred":{"type":"boolean"},"interpreter":{"x-shared":"generated/validators/shared/coded-value.js"}},"required":["language"]}},"maritalStatus":{"x-shared":"generated/validators/shared/coded-value.js"},"employmentStatus":{"x-shared":"generated/validators/shared/coded-value.js"},"veteranStatus":{"x-shared":"generated/validators/shared/coded-value.js"},"livingArrangement":{"x-shared":"generated/validators/shared/coded-value.js"},"education":{"x-shared":"generated/validators/shared/coded-value.js"},"deceased":{"type":"object","additionalProperties":false,"properties":{"value":{"type":"boolean"},"date":{"x-shared":"generated/validators/shared/approximate.js"}}},"active":{"type":"boolean"},"contacts":{"type":"array","items":{"x-shared":"generated/validators/shared/contact-point.js"}},"addresses":{"type":"array","items":{"x-shared":"generated/validators/shared/address.js"}},"defaultLocation":{"x-shared":"generated/validators/shared/reference.js"},"avatar":{"x-shared":"generated/validators/shared/content.js"},"photo":{"x-shared":"generated/validators/shared/content.js"},"careTeam":{"type":"array","items":{"x-shared":"generated/validators/shared/care-team-member.js"}},"comments":{"type":"array","items":{"x-shared":"generated/validators/shared/annotation.js"}},"confidentialTeam":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"practitioner":{"x-shared":"generated/validators/shared/reference.js"},"reason":{"type":"string","maxLength":500},"addedBy":{"x-shared":"generated/validators/shared/reference.js"},"since":{"type":"string","format":"date-time"}},"required":["practitioner"]}},"profile":{"type":"object","additionalProperties":false,"properties":{"person":{"x-shared":"generated/validators/shared/reference.js"},"roles":{"type":"array","items":{"enum":["administrator","developer","executive","implementation","marketing","product","qualityassurance","support","sysadmin","user"]},"uniqueItems":true},"securityRoles":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"portalEnabled":{"type":"boolean"}}},"alerts":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","minLength":1,"maxLength":64},"kind":{"enum":["safety","allergy","legal","communication","billing","custom"]},"text":{"type":"string","maxLength":200},"severity":{"enum":["Info","Warn","Critical"]},"from":{"type":"string","format":"date"},"until":{"type":"string","format":"date"},"showTo":{"enum":["all","clinical"]}},"required":["id","kind","text","severity","from"]}},"generalPractitioner":{"x-shared":"generated/validators/shared/reference.js"},"managingOrganization":{"x-shared":"generated/validators/shared/reference.js"},"district":{"x-shared":"generated/validators/shared/reference.js"},"communicationPreferences":{"type":"object","additionalProperties":false,"properties":{"reminders":{"type":"array","items":{"enum":["InApp","Email","Sms"]},"uniqueItems":true},"language":{"x-shared":"generated/validators/shared/coded-value.js"},"doNotCall":{"type":"boolean"},"quietHours":{"type":"object","additionalProperties":false,"properties":{"start":{"x-shared":"generated/validators/shared/clock-time.js"},"end":{"x-shared":"generated/validators/shared/clock-time.js"}},"required":["start","end"]}}},"guardianRequired":{"type":"boolean"},"legal":{"type":"object","additionalProperties":false,"properties":{"status":{"type":"array","items":{"x-shared":"generated/validators/shared/coded-value.js"}},"notes":{"type":"string","maxLength":2000}}},"acuity":{"enum":["Low","Moderate","High","Crisis"]},"flags":{"type":"object","additionalProperties":false,"properties":{"restricted":{"type":"boolean"},"testPatient":{"type":"boolean"}}},"firstContact":{"type":"string","format":"date"},"lastServiceDate":{"type":"string","format":"date"},"nextAppointment":{"type":"string","format":"date-time"},"nextPlanReview":{"type":"string","format":"date"},"mergedInto":{"x-shared":"generated/validators/shared/reference.js"},"invite":{"x-shared":"generated/validators/shared/invite.js"},"birthDateApprox":{"type":"boolean"}},"required":["id","resourceType","partition","display","meta","name","birthDate","gender","active","flags"]};
const formats6 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const formats10 = formats["date-time"];
const obj73 = ["administrator","developer","executive","implementation","marketing","product","qualityassurance","support","sysadmin","user"];
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
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});errors++;
}
if(data.birthDate === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "birthDate"}});errors++;
}
if(data.gender === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "gender"}});errors++;
}
if(data.active === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "active"}});errors++;
}
if(data.flags === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "flags"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema1.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats6.test(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"format",params:{format: "uuid"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.resourceType !== undefined){
if("Patient" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Patient"}});errors++;
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
if(!(obj44(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? obj44.errors : vErrors.concat(obj44.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(!(obj1(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.otherNames !== undefined){
let data8 = data.otherNames;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
if(!(obj1(data8[i1], {instancePath:instancePath+"/otherNames/" + i1,parentData:data8,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/otherNames",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.preferredName !== undefined){
let data10 = data.preferredName;
if(typeof data10 === "string"){
if(func1(data10) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/preferredName",keyword:"maxLength",params:{limit: 80}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/preferredName",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.birthDate !== undefined){
let data11 = data.birthDate;
if(typeof data11 === "string"){
if(!(formats0.validate(data11))){
(vErrors ??= []).push({instancePath:instancePath+"/birthDate",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/birthDate",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.gender !== undefined){
if(!(obj3.includes(data.gender))){
(vErrors ??= []).push({instancePath:instancePath+"/gender",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data.sexAtBirth !== undefined){
if(!(obj5(data.sexAtBirth, {instancePath:instancePath+"/sexAtBirth",parentData:data,parentDataProperty:"sexAtBirth",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.genderIdentity !== undefined){
if(!(obj5(data.genderIdentity, {instancePath:instancePath+"/genderIdentity",parentData:data,parentDataProperty:"genderIdentity",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.sexualOrientation !== undefined){
if(!(obj5(data.sexualOrientation, {instancePath:instancePath+"/sexualOrientation",parentData:data,parentDataProperty:"sexualOrientation",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.pronouns !== undefined){
if(!(obj5(data.pronouns, {instancePath:instancePath+"/pronouns",parentData:data,parentDataProperty:"pronouns",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.race !== undefined){
let data17 = data.race;
if(Array.isArray(data17)){
const len2 = data17.length;
for(let i2=0; i2<len2; i2++){
if(!(obj5(data17[i2], {instancePath:instancePath+"/race/" + i2,parentData:data17,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/race",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.ethnicity !== undefined){
if(!(obj5(data.ethnicity, {instancePath:instancePath+"/ethnicity",parentData:data,parentDataProperty:"ethnicity",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.languages !== undefined){
let data20 = data.languages;
if(Array.isArray(data20)){
const len3 = data20.length;
for(let i3=0; i3<len3; i3++){
let data21 = data20[i3];
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.language === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/languages/" + i3,keyword:"required",params:{missingProperty: "language"}});errors++;
}
for(const key1 in data21){
if(!(((key1 === "language") || (key1 === "preferred")) || (key1 === "interpreter"))){
(vErrors ??= []).push({instancePath:instancePath+"/languages/" + i3,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data21.language !== undefined){
if(!(obj5(data21.language, {instancePath:instancePath+"/languages/" + i3+"/language",parentData:data21,parentDataProperty:"language",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data21.preferred !== undefined){
if(typeof data21.preferred !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/languages/" + i3+"/preferred",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data21.interpreter !== undefined){
if(!(obj5(data21.interpreter, {instancePath:instancePath+"/languages/" + i3+"/interpreter",parentData:data21,parentDataProperty:"interpreter",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/languages/" + i3,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/languages",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.maritalStatus !== undefined){
if(!(obj5(data.maritalStatus, {instancePath:instancePath+"/maritalStatus",parentData:data,parentDataProperty:"maritalStatus",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.employmentStatus !== undefined){
if(!(obj5(data.employmentStatus, {instancePath:instancePath+"/employmentStatus",parentData:data,parentDataProperty:"employmentStatus",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.veteranStatus !== undefined){
if(!(obj5(data.veteranStatus, {instancePath:instancePath+"/veteranStatus",parentData:data,parentDataProperty:"veteranStatus",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.livingArrangement !== undefined){
if(!(obj5(data.livingArrangement, {instancePath:instancePath+"/livingArrangement",parentData:data,parentDataProperty:"livingArrangement",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.education !== undefined){
if(!(obj5(data.education, {instancePath:instancePath+"/education",parentData:data,parentDataProperty:"education",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.deceased !== undefined){
let data30 = data.deceased;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
for(const key2 in data30){
if(!((key2 === "value") || (key2 === "date"))){
(vErrors ??= []).push({instancePath:instancePath+"/deceased",keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data30.value !== undefined){
if(typeof data30.value !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/deceased/value",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data30.date !== undefined){
if(!(obj18(data30.date, {instancePath:instancePath+"/deceased/date",parentData:data30,parentDataProperty:"date",rootData}))){
vErrors = vErrors === null ? obj18.errors : vErrors.concat(obj18.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/deceased",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.active !== undefined){
if(typeof data.active !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/active",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.contacts !== undefined){
let data34 = data.contacts;
if(Array.isArray(data34)){
const len4 = data34.length;
for(let i4=0; i4<len4; i4++){
if(!(obj19(data34[i4], {instancePath:instancePath+"/contacts/" + i4,parentData:data34,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? obj19.errors : vErrors.concat(obj19.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/contacts",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.addresses !== undefined){
let data36 = data.addresses;
if(Array.isArray(data36)){
const len5 = data36.length;
for(let i5=0; i5<len5; i5++){
if(!(obj20(data36[i5], {instancePath:instancePath+"/addresses/" + i5,parentData:data36,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? obj20.errors : vErrors.concat(obj20.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/addresses",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.defaultLocation !== undefined){
if(!(obj21(data.defaultLocation, {instancePath:instancePath+"/defaultLocation",parentData:data,parentDataProperty:"defaultLocation",rootData}))){
vErrors = vErrors === null ? obj21.errors : vErrors.concat(obj21.errors);
errors = vErrors.length;
}
}
if(data.avatar !== undefined){
if(!(obj22(data.avatar, {instancePath:instancePath+"/avatar",parentData:data,parentDataProperty:"avatar",rootData}))){
vErrors = vErrors === null ? obj22.errors : vErrors.concat(obj22.errors);
errors = vErrors.length;
}
}
if(data.photo !== undefined){
if(!(obj22(data.photo, {instancePath:instancePath+"/photo",parentData:data,parentDataProperty:"photo",rootData}))){
vErrors = vErrors === null ? obj22.errors : vErrors.concat(obj22.errors);
errors = vErrors.length;
}
}
if(data.careTeam !== undefined){
let data41 = data.careTeam;
if(Array.isArray(data41)){
const len6 = data41.length;
for(let i6=0; i6<len6; i6++){
if(!(obj24(data41[i6], {instancePath:instancePath+"/careTeam/" + i6,parentData:data41,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? obj24.errors : vErrors.concat(obj24.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/careTeam",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.comments !== undefined){
let data43 = data.comments;
if(Array.isArray(data43)){
const len7 = data43.length;
for(let i7=0; i7<len7; i7++){
if(!(obj25(data43[i7], {instancePath:instancePath+"/comments/" + i7,parentData:data43,parentDataProperty:i7,rootData}))){
vErrors = vErrors === null ? obj25.errors : vErrors.concat(obj25.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/comments",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.confidentialTeam !== undefined){
let data45 = data.confidentialTeam;
if(Array.isArray(data45)){
const len8 = data45.length;
for(let i8=0; i8<len8; i8++){
let data46 = data45[i8];
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
if(data46.practitioner === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/confidentialTeam/" + i8,keyword:"required",params:{missingProperty: "practitioner"}});errors++;
}
for(const key3 in data46){
if(!((((key3 === "practitioner") || (key3 === "reason")) || (key3 === "addedBy")) || (key3 === "since"))){
(vErrors ??= []).push({instancePath:instancePath+"/confidentialTeam/" + i8,keyword:"additionalProperties",params:{additionalProperty: key3}});errors++;
}
}
if(data46.practitioner !== undefined){
if(!(obj21(data46.practitioner, {instancePath:instancePath+"/confidentialTeam/" + i8+"/practitioner",parentData:data46,parentDataProperty:"practitioner",rootData}))){
vErrors = vErrors === null ? obj21.errors : vErrors.concat(obj21.errors);
errors = vErrors.length;
}
}
if(data46.reason !== undefined){
let data48 = data46.reason;
if(typeof data48 === "string"){
if(func1(data48) > 500){
(vErrors ??= []).push({instancePath:instancePath+"/confidentialTeam/" + i8+"/reason",keyword:"maxLength",params:{limit: 500}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/confidentialTeam/" + i8+"/reason",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data46.addedBy !== undefined){
if(!(obj21(data46.addedBy, {instancePath:instancePath+"/confidentialTeam/" + i8+"/addedBy",parentData:data46,parentDataProperty:"addedBy",rootData}))){
vErrors = vErrors === null ? obj21.errors : vErrors.concat(obj21.errors);
errors = vErrors.length;
}
}
if(data46.since !== undefined){
let data50 = data46.since;
if(typeof data50 === "string"){
if(!(formats10.validate(data50))){
(vErrors ??= []).push({instancePath:instancePath+"/confidentialTeam/" + i8+"/since",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/confidentialTeam/" + i8+"/since",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/confidentialTeam/" + i8,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/confidentialTeam",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.profile !== undefined){
let data51 = data.profile;
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
for(const key4 in data51){
if(!((((key4 === "person") || (key4 === "roles")) || (key4 === "securityRoles")) || (key4 === "portalEnabled"))){
(vErrors ??= []).push({instancePath:instancePath+"/profile",keyword:"additionalProperties",params:{additionalProperty: key4}});errors++;
}
}
if(data51.person !== undefined){
if(!(obj21(data51.person, {instancePath:instancePath+"/profile/person",parentData:data51,parentDataProperty:"person",rootData}))){
vErrors = vErrors === null ? obj21.errors : vErrors.concat(obj21.errors);
errors = vErrors.length;
}
}
if(data51.roles !== undefined){
let data53 = data51.roles;
if(Array.isArray(data53)){
const len9 = data53.length;
for(let i9=0; i9<len9; i9++){
if(!(obj73.includes(data53[i9]))){
(vErrors ??= []).push({instancePath:instancePath+"/profile/roles/" + i9,keyword:"enum",params:{allowedValues: obj73}});errors++;
}
}
let i10 = data53.length;
let j0;
if(i10 > 1){
outer0:
for(;i10--;){
for(j0 = i10; j0--;){
if(func7(data53[i10], data53[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/profile/roles",keyword:"uniqueItems",params:{i: i10, j: j0}});errors++;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/profile/roles",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data51.securityRoles !== undefined){
let data55 = data51.securityRoles;
if(Array.isArray(data55)){
const len10 = data55.length;
for(let i11=0; i11<len10; i11++){
if(!(obj21(data55[i11], {instancePath:instancePath+"/profile/securityRoles/" + i11,parentData:data55,parentDataProperty:i11,rootData}))){
vErrors = vErrors === null ? obj21.errors : vErrors.concat(obj21.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/profile/securityRoles",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data51.portalEnabled !== undefined){
if(typeof data51.portalEnabled !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/profile/portalEnabled",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/profile",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.alerts !== undefined){
let data58 = data.alerts;
if(Array.isArray(data58)){
const len11 = data58.length;
for(let i12=0; i12<len11; i12++){
let data59 = data58[i12];
if(data59 && typeof data59 == "object" && !Array.isArray(data59)){
if(data59.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/alerts/" + i12,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data59.kind === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/alerts/" + i12,keyword:"required",params:{missingProperty: "kind"}});errors++;
}
if(data59.text === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/alerts/" + i12,keyword:"required",params:{missingProperty: "text"}});errors++;
}
if(data59.severity === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/alerts/" + i12,keyword:"required",params:{missingProperty: "severity"}});errors++;
}
if(data59.from === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/alerts/" + i12,keyword:"required",params:{missingProperty: "from"}});errors++;
}
for(const key5 in data59){
if(!(((((((key5 === "id") || (key5 === "kind")) || (key5 === "text")) || (key5 === "severity")) || (key5 === "from")) || (key5 === "until")) || (key5 === "showTo"))){
(vErrors ??= []).push({instancePath:instancePath+"/alerts/" + i12,keyword:"additionalProperties",params:{additionalProperty: key5}});errors++;
}
}
if(data59.id !== undefined){
let data60 = data59.id;
if(typeof data60 === "string"){
if(func1(data60) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/alerts/" + i12+"/id",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data60) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/alerts/" + i12+"/id",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/alerts/" + i12+"/id",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data59.kind !== undefined){
if(!(obj27.includes(data59.kind))){
(vErrors ??= []).push({instancePath:instancePath+"/alerts/" + i12+"/kind",keyword:"enum",params:{allowedValues: obj27}});errors++;
}
}
if(data59.text !== undefined){
let data62 = data59.text;
if(typeof data62 === "string"){
if(func1(data62) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/alerts/" + i12+"/text",keyword:"maxLength",params:{limit: 200}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/alerts/" + i12+"/text",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data59.severity !== undefined){
if(!(obj29.includes(data59.severity))){
(vErrors ??= []).push({instancePath:instancePath+"/alerts/" + i12+"/severity",keyword:"enum",params:{allowedValues: obj29}});errors++;
}
}
if(data59.from !== undefined){
let data64 = data59.from;
if(typeof data64 === "string"){
if(!(formats0.validate(data64))){
(vErrors ??= []).push({instancePath:instancePath+"/alerts/" + i12+"/from",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/alerts/" + i12+"/from",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data59.until !== undefined){
let data65 = data59.until;
if(typeof data65 === "string"){
if(!(formats0.validate(data65))){
(vErrors ??= []).push({instancePath:instancePath+"/alerts/" + i12+"/until",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/alerts/" + i12+"/until",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data59.showTo !== undefined){
if(!(obj31.includes(data59.showTo))){
(vErrors ??= []).push({instancePath:instancePath+"/alerts/" + i12+"/showTo",keyword:"enum",params:{allowedValues: obj31}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/alerts/" + i12,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/alerts",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.generalPractitioner !== undefined){
if(!(obj21(data.generalPractitioner, {instancePath:instancePath+"/generalPractitioner",parentData:data,parentDataProperty:"generalPractitioner",rootData}))){
vErrors = vErrors === null ? obj21.errors : vErrors.concat(obj21.errors);
errors = vErrors.length;
}
}
if(data.managingOrganization !== undefined){
if(!(obj21(data.managingOrganization, {instancePath:instancePath+"/managingOrganization",parentData:data,parentDataProperty:"managingOrganization",rootData}))){
vErrors = vErrors === null ? obj21.errors : vErrors.concat(obj21.errors);
errors = vErrors.length;
}
}
if(data.district !== undefined){
if(!(obj21(data.district, {instancePath:instancePath+"/district",parentData:data,parentDataProperty:"district",rootData}))){
vErrors = vErrors === null ? obj21.errors : vErrors.concat(obj21.errors);
errors = vErrors.length;
}
}
if(data.communicationPreferences !== undefined){
let data70 = data.communicationPreferences;
if(data70 && typeof data70 == "object" && !Array.isArray(data70)){
for(const key6 in data70){
if(!((((key6 === "reminders") || (key6 === "language")) || (key6 === "doNotCall")) || (key6 === "quietHours"))){
(vErrors ??= []).push({instancePath:instancePath+"/communicationPreferences",keyword:"additionalProperties",params:{additionalProperty: key6}});errors++;
}
}
if(data70.reminders !== undefined){
let data71 = data70.reminders;
if(Array.isArray(data71)){
const len12 = data71.length;
for(let i13=0; i13<len12; i13++){
if(!(obj35.includes(data71[i13]))){
(vErrors ??= []).push({instancePath:instancePath+"/communicationPreferences/reminders/" + i13,keyword:"enum",params:{allowedValues: obj35}});errors++;
}
}
let i14 = data71.length;
let j1;
if(i14 > 1){
outer1:
for(;i14--;){
for(j1 = i14; j1--;){
if(func7(data71[i14], data71[j1])){
(vErrors ??= []).push({instancePath:instancePath+"/communicationPreferences/reminders",keyword:"uniqueItems",params:{i: i14, j: j1}});errors++;
break outer1;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/communicationPreferences/reminders",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data70.language !== undefined){
if(!(obj5(data70.language, {instancePath:instancePath+"/communicationPreferences/language",parentData:data70,parentDataProperty:"language",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data70.doNotCall !== undefined){
if(typeof data70.doNotCall !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/communicationPreferences/doNotCall",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data70.quietHours !== undefined){
let data75 = data70.quietHours;
if(data75 && typeof data75 == "object" && !Array.isArray(data75)){
if(data75.start === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/communicationPreferences/quietHours",keyword:"required",params:{missingProperty: "start"}});errors++;
}
if(data75.end === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/communicationPreferences/quietHours",keyword:"required",params:{missingProperty: "end"}});errors++;
}
for(const key7 in data75){
if(!((key7 === "start") || (key7 === "end"))){
(vErrors ??= []).push({instancePath:instancePath+"/communicationPreferences/quietHours",keyword:"additionalProperties",params:{additionalProperty: key7}});errors++;
}
}
if(data75.start !== undefined){
if(!(obj38(data75.start, {instancePath:instancePath+"/communicationPreferences/quietHours/start",parentData:data75,parentDataProperty:"start",rootData}))){
vErrors = vErrors === null ? obj38.errors : vErrors.concat(obj38.errors);
errors = vErrors.length;
}
}
if(data75.end !== undefined){
if(!(obj38(data75.end, {instancePath:instancePath+"/communicationPreferences/quietHours/end",parentData:data75,parentDataProperty:"end",rootData}))){
vErrors = vErrors === null ? obj38.errors : vErrors.concat(obj38.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/communicationPreferences/quietHours",keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/communicationPreferences",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.guardianRequired !== undefined){
if(typeof data.guardianRequired !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/guardianRequired",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.legal !== undefined){
let data79 = data.legal;
if(data79 && typeof data79 == "object" && !Array.isArray(data79)){
for(const key8 in data79){
if(!((key8 === "status") || (key8 === "notes"))){
(vErrors ??= []).push({instancePath:instancePath+"/legal",keyword:"additionalProperties",params:{additionalProperty: key8}});errors++;
}
}
if(data79.status !== undefined){
let data80 = data79.status;
if(Array.isArray(data80)){
const len13 = data80.length;
for(let i15=0; i15<len13; i15++){
if(!(obj5(data80[i15], {instancePath:instancePath+"/legal/status/" + i15,parentData:data80,parentDataProperty:i15,rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/legal/status",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data79.notes !== undefined){
let data82 = data79.notes;
if(typeof data82 === "string"){
if(func1(data82) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/legal/notes",keyword:"maxLength",params:{limit: 2000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/legal/notes",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/legal",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.acuity !== undefined){
if(!(obj41.includes(data.acuity))){
(vErrors ??= []).push({instancePath:instancePath+"/acuity",keyword:"enum",params:{allowedValues: obj41}});errors++;
}
}
if(data.flags !== undefined){
let data84 = data.flags;
if(data84 && typeof data84 == "object" && !Array.isArray(data84)){
for(const key9 in data84){
if(!((key9 === "restricted") || (key9 === "testPatient"))){
(vErrors ??= []).push({instancePath:instancePath+"/flags",keyword:"additionalProperties",params:{additionalProperty: key9}});errors++;
}
}
if(data84.restricted !== undefined){
if(typeof data84.restricted !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/flags/restricted",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data84.testPatient !== undefined){
if(typeof data84.testPatient !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/flags/testPatient",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/flags",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.firstContact !== undefined){
let data87 = data.firstContact;
if(typeof data87 === "string"){
if(!(formats0.validate(data87))){
(vErrors ??= []).push({instancePath:instancePath+"/firstContact",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/firstContact",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.lastServiceDate !== undefined){
let data88 = data.lastServiceDate;
if(typeof data88 === "string"){
if(!(formats0.validate(data88))){
(vErrors ??= []).push({instancePath:instancePath+"/lastServiceDate",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/lastServiceDate",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.nextAppointment !== undefined){
let data89 = data.nextAppointment;
if(typeof data89 === "string"){
if(!(formats10.validate(data89))){
(vErrors ??= []).push({instancePath:instancePath+"/nextAppointment",keyword:"format",params:{format: "date-time"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/nextAppointment",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.nextPlanReview !== undefined){
let data90 = data.nextPlanReview;
if(typeof data90 === "string"){
if(!(formats0.validate(data90))){
(vErrors ??= []).push({instancePath:instancePath+"/nextPlanReview",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/nextPlanReview",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.mergedInto !== undefined){
if(!(obj21(data.mergedInto, {instancePath:instancePath+"/mergedInto",parentData:data,parentDataProperty:"mergedInto",rootData}))){
vErrors = vErrors === null ? obj21.errors : vErrors.concat(obj21.errors);
errors = vErrors.length;
}
}
if(data.invite !== undefined){
if(!(obj94(data.invite, {instancePath:instancePath+"/invite",parentData:data,parentDataProperty:"invite",rootData}))){
vErrors = vErrors === null ? obj94.errors : vErrors.concat(obj94.errors);
errors = vErrors.length;
}
}
if(data.birthDateApprox !== undefined){
if(typeof data.birthDateApprox !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/birthDateApprox",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
