// Generated from schemas/types/rule-item.json by npm run generate. Edits are lost.
import { equal as func4 } from '../runtime.js'
import { formats } from '../runtime.js'
import { ucs2length as func2 } from '../runtime.js'
export const MissingDiagnosisRule = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":true,"kind":{"const":"MissingDiagnosis"},"severity":true,"evaluate":true,"message":true,"allowOverride":true,"overrideReasonRequired":true,"visitStatuses":true,"target":true,"params":{"type":"object","additionalProperties":false,"properties":{"minCount":{"type":"integer","minimum":1,"maximum":12},"requirePrimary":{"type":"boolean"},"allowPrefixes":{"type":"array","items":{"type":"string","maxLength":10}},"denyPrefixes":{"type":"array","items":{"type":"string","maxLength":10}},"allowedVerification":{"type":"array","items":{"enum":["Provisional","Confirmed","RuledOut","EnteredInError"]},"uniqueItems":true},"provisionalMaxDays":{"type":"integer","minimum":0,"maximum":3650},"activeOnDate":{"type":"boolean"},"maxAgeDays":{"type":"integer","minimum":0,"maximum":3650},"exemptCategories":{"type":"array","items":{"type":"string","maxLength":64}}},"required":[]}},"required":["id","kind"]};
const func0 = Object.prototype.hasOwnProperty;
const obj0 = ["Provisional","Confirmed","RuledOut","EnteredInError"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.kind !== undefined){
if("MissingDiagnosis" !== data.kind){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "MissingDiagnosis"}});errors++;
}
}
if(data.params !== undefined){
let data1 = data.params;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
if(!(func0.call(schema0.properties.params.properties, key1))){
(vErrors ??= []).push({instancePath:instancePath+"/params",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data1.minCount !== undefined){
let data2 = data1.minCount;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/params/minCount",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data2 == "number"){
if(data2 > 12 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/params/minCount",keyword:"maximum",params:{comparison: "<=", limit: 12}});errors++;
}
if(data2 < 1 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/params/minCount",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data1.requirePrimary !== undefined){
if(typeof data1.requirePrimary !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/params/requirePrimary",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data1.allowPrefixes !== undefined){
let data4 = data1.allowPrefixes;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(func2(data5) > 10){
(vErrors ??= []).push({instancePath:instancePath+"/params/allowPrefixes/" + i0,keyword:"maxLength",params:{limit: 10}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/params/allowPrefixes/" + i0,keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/params/allowPrefixes",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data1.denyPrefixes !== undefined){
let data6 = data1.denyPrefixes;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(typeof data7 === "string"){
if(func2(data7) > 10){
(vErrors ??= []).push({instancePath:instancePath+"/params/denyPrefixes/" + i1,keyword:"maxLength",params:{limit: 10}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/params/denyPrefixes/" + i1,keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/params/denyPrefixes",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data1.allowedVerification !== undefined){
let data8 = data1.allowedVerification;
if(Array.isArray(data8)){
const len2 = data8.length;
for(let i2=0; i2<len2; i2++){
if(!(obj0.includes(data8[i2]))){
(vErrors ??= []).push({instancePath:instancePath+"/params/allowedVerification/" + i2,keyword:"enum",params:{allowedValues: obj0}});errors++;
}
}
let i3 = data8.length;
let j0;
if(i3 > 1){
outer0:
for(;i3--;){
for(j0 = i3; j0--;){
if(func4(data8[i3], data8[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/params/allowedVerification",keyword:"uniqueItems",params:{i: i3, j: j0}});errors++;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/params/allowedVerification",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data1.provisionalMaxDays !== undefined){
let data10 = data1.provisionalMaxDays;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
(vErrors ??= []).push({instancePath:instancePath+"/params/provisionalMaxDays",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data10 == "number"){
if(data10 > 3650 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/params/provisionalMaxDays",keyword:"maximum",params:{comparison: "<=", limit: 3650}});errors++;
}
if(data10 < 0 || isNaN(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/params/provisionalMaxDays",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data1.activeOnDate !== undefined){
if(typeof data1.activeOnDate !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/params/activeOnDate",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data1.maxAgeDays !== undefined){
let data12 = data1.maxAgeDays;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
(vErrors ??= []).push({instancePath:instancePath+"/params/maxAgeDays",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data12 == "number"){
if(data12 > 3650 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/params/maxAgeDays",keyword:"maximum",params:{comparison: "<=", limit: 3650}});errors++;
}
if(data12 < 0 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/params/maxAgeDays",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data1.exemptCategories !== undefined){
let data13 = data1.exemptCategories;
if(Array.isArray(data13)){
const len3 = data13.length;
for(let i4=0; i4<len3; i4++){
let data14 = data13[i4];
if(typeof data14 === "string"){
if(func2(data14) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/params/exemptCategories/" + i4,keyword:"maxLength",params:{limit: 64}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/params/exemptCategories/" + i4,keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/params/exemptCategories",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/params",keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const ServiceDateRule = validate1;
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":true,"kind":{"const":"ServiceDate"},"severity":true,"evaluate":true,"message":true,"allowOverride":true,"overrideReasonRequired":true,"visitStatuses":true,"target":true,"params":{"type":"object","additionalProperties":false,"properties":{"notInFuture":{"type":"boolean"},"futureToleranceMinutes":{"type":"integer","minimum":0,"maximum":1440},"maxDaysBack":{"type":"integer","minimum":0,"maximum":3650},"countDays":{"enum":["Calendar","Business"]},"withinEpisode":{"type":"boolean"},"notAfterDeath":{"type":"boolean"},"closedThrough":{"type":"string","format":"date"},"weekdays":{"type":"array","items":{"enum":["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"]},"uniqueItems":true},"requireEndBeforeNow":{"type":"boolean"}},"required":[]}},"required":["id","kind"]};
const obj2 = ["Calendar","Business"];
const obj4 = ["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];
const formats0 = formats.date;
function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema1.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.kind !== undefined){
if("ServiceDate" !== data.kind){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "ServiceDate"}});errors++;
}
}
if(data.params !== undefined){
let data1 = data.params;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
if(!(func0.call(schema1.properties.params.properties, key1))){
(vErrors ??= []).push({instancePath:instancePath+"/params",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data1.notInFuture !== undefined){
if(typeof data1.notInFuture !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/params/notInFuture",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data1.futureToleranceMinutes !== undefined){
let data3 = data1.futureToleranceMinutes;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/params/futureToleranceMinutes",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data3 == "number"){
if(data3 > 1440 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/params/futureToleranceMinutes",keyword:"maximum",params:{comparison: "<=", limit: 1440}});errors++;
}
if(data3 < 0 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/params/futureToleranceMinutes",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data1.maxDaysBack !== undefined){
let data4 = data1.maxDaysBack;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/params/maxDaysBack",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data4 == "number"){
if(data4 > 3650 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/params/maxDaysBack",keyword:"maximum",params:{comparison: "<=", limit: 3650}});errors++;
}
if(data4 < 0 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/params/maxDaysBack",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data1.countDays !== undefined){
if(!(obj2.includes(data1.countDays))){
(vErrors ??= []).push({instancePath:instancePath+"/params/countDays",keyword:"enum",params:{allowedValues: obj2}});errors++;
}
}
if(data1.withinEpisode !== undefined){
if(typeof data1.withinEpisode !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/params/withinEpisode",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data1.notAfterDeath !== undefined){
if(typeof data1.notAfterDeath !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/params/notAfterDeath",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data1.closedThrough !== undefined){
let data8 = data1.closedThrough;
if(typeof data8 === "string"){
if(!(formats0.validate(data8))){
(vErrors ??= []).push({instancePath:instancePath+"/params/closedThrough",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/params/closedThrough",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data1.weekdays !== undefined){
let data9 = data1.weekdays;
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
if(!(obj4.includes(data9[i0]))){
(vErrors ??= []).push({instancePath:instancePath+"/params/weekdays/" + i0,keyword:"enum",params:{allowedValues: obj4}});errors++;
}
}
let i1 = data9.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func4(data9[i1], data9[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/params/weekdays",keyword:"uniqueItems",params:{i: i1, j: j0}});errors++;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/params/weekdays",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data1.requireEndBeforeNow !== undefined){
if(typeof data1.requireEndBeforeNow !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/params/requireEndBeforeNow",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/params",keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
export const SessionDurationRule = validate2;
const schema2 = {"type":"object","additionalProperties":false,"properties":{"id":true,"kind":{"const":"SessionDuration"},"severity":true,"evaluate":true,"message":true,"allowOverride":true,"overrideReasonRequired":true,"visitStatuses":true,"target":true,"params":{"type":"object","additionalProperties":false,"properties":{"minMinutes":{"type":"integer","minimum":0,"maximum":1440},"maxMinutes":{"type":"integer","minimum":1,"maximum":1440},"useServiceBounds":{"type":"boolean"},"basis":{"enum":["Session","Direct","PatientMinutes"]},"requireTimes":{"type":"boolean"}},"required":[]}},"required":["id","kind"]};
const obj6 = ["Session","Direct","PatientMinutes"];
function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema2.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.kind !== undefined){
if("SessionDuration" !== data.kind){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "SessionDuration"}});errors++;
}
}
if(data.params !== undefined){
let data1 = data.params;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
if(!(((((key1 === "minMinutes") || (key1 === "maxMinutes")) || (key1 === "useServiceBounds")) || (key1 === "basis")) || (key1 === "requireTimes"))){
(vErrors ??= []).push({instancePath:instancePath+"/params",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data1.minMinutes !== undefined){
let data2 = data1.minMinutes;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/params/minMinutes",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data2 == "number"){
if(data2 > 1440 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/params/minMinutes",keyword:"maximum",params:{comparison: "<=", limit: 1440}});errors++;
}
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/params/minMinutes",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data1.maxMinutes !== undefined){
let data3 = data1.maxMinutes;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/params/maxMinutes",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data3 == "number"){
if(data3 > 1440 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/params/maxMinutes",keyword:"maximum",params:{comparison: "<=", limit: 1440}});errors++;
}
if(data3 < 1 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/params/maxMinutes",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data1.useServiceBounds !== undefined){
if(typeof data1.useServiceBounds !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/params/useServiceBounds",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data1.basis !== undefined){
if(!(obj6.includes(data1.basis))){
(vErrors ??= []).push({instancePath:instancePath+"/params/basis",keyword:"enum",params:{allowedValues: obj6}});errors++;
}
}
if(data1.requireTimes !== undefined){
if(typeof data1.requireTimes !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/params/requireTimes",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/params",keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
export const checkCommon = validate3;
const obj8 = ["Block","Warn","Info"];
const obj10 = ["Live","AtSign","Both"];
const obj12 = ["Show","NoShow","Cancelled"];
const obj14 = ["Parent","Members","Services","Auto"];
function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func2(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func2(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.severity !== undefined){
if(!(obj8.includes(data.severity))){
(vErrors ??= []).push({instancePath:instancePath+"/severity",keyword:"enum",params:{allowedValues: obj8}});errors++;
}
}
if(data.evaluate !== undefined){
if(!(obj10.includes(data.evaluate))){
(vErrors ??= []).push({instancePath:instancePath+"/evaluate",keyword:"enum",params:{allowedValues: obj10}});errors++;
}
}
if(data.message !== undefined){
let data3 = data.message;
if(typeof data3 === "string"){
if(func2(data3) > 300){
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"maxLength",params:{limit: 300}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.allowOverride !== undefined){
if(typeof data.allowOverride !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/allowOverride",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.overrideReasonRequired !== undefined){
if(typeof data.overrideReasonRequired !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/overrideReasonRequired",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.visitStatuses !== undefined){
let data6 = data.visitStatuses;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!(obj12.includes(data6[i0]))){
(vErrors ??= []).push({instancePath:instancePath+"/visitStatuses/" + i0,keyword:"enum",params:{allowedValues: obj12}});errors++;
}
}
let i1 = data6.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func4(data6[i1], data6[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/visitStatuses",keyword:"uniqueItems",params:{i: i1, j: j0}});errors++;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/visitStatuses",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.target !== undefined){
if(!(obj14.includes(data.target))){
(vErrors ??= []).push({instancePath:instancePath+"/target",keyword:"enum",params:{allowedValues: obj14}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate3.errors = vErrors;
return errors === 0;
}

const allowedValues = ['MissingDiagnosis', 'ServiceDate', 'SessionDuration'];
function checkOf(word) {
  switch (word) {
    case 'MissingDiagnosis': return MissingDiagnosisRule;
    case 'ServiceDate': return ServiceDateRule;
    case 'SessionDuration': return SessionDurationRule;
  }
}
export function validate(data, place = {}) {
  const instancePath = place.instancePath ?? '';
  validate.errors = null;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    validate.errors = [{ instancePath, keyword: 'type', params: { type: 'object' } }];
    return false;
  }
  if (data.kind === undefined) {
    validate.errors = [{ instancePath, keyword: 'required', params: { missingProperty: 'kind' } }];
    return false;
  }
  const check = checkOf(data.kind);
  if (!check) {
    validate.errors = [{ instancePath: instancePath + '/kind', keyword: 'enum', params: { allowedValues } }];
    return false;
  }
  const fits = check(data, place);
  const errors = check.errors;
  const commonFits = checkCommon(data, place);
  validate.errors = fits ? checkCommon.errors : commonFits ? errors : errors.concat(checkCommon.errors);
  return fits && commonFits;
}
