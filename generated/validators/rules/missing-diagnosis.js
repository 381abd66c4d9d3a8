// Generated from schemas/rules/missing-diagnosis.json by npm run generate. Edits are lost.
import { equal as func4 } from '../runtime.js'
import { ucs2length as func1 } from '../runtime.js'
export const validate = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","minLength":1,"maxLength":64},"kind":{"const":"MissingDiagnosis"},"severity":{"enum":["Block","Warn","Info"]},"evaluate":{"enum":["Live","AtSign","Both"]},"message":{"type":"string","maxLength":300},"allowOverride":{"type":"boolean"},"overrideReasonRequired":{"type":"boolean"},"visitStatuses":{"type":"array","items":{"enum":["Show","NoShow","Cancelled"]},"uniqueItems":true},"target":{"enum":["Parent","Members","Services","Auto"]},"params":{"type":"object","additionalProperties":false,"properties":{"minCount":{"type":"integer","minimum":1,"maximum":12},"requirePrimary":{"type":"boolean"},"allowPrefixes":{"type":"array","items":{"type":"string","maxLength":10}},"denyPrefixes":{"type":"array","items":{"type":"string","maxLength":10}},"allowedVerification":{"type":"array","items":{"enum":["Provisional","Confirmed","RuledOut","EnteredInError"]},"uniqueItems":true},"provisionalMaxDays":{"type":"integer","minimum":0,"maximum":3650},"activeOnDate":{"type":"boolean"},"maxAgeDays":{"type":"integer","minimum":0,"maximum":3650},"exemptCategories":{"type":"array","items":{"type":"string","maxLength":64}}},"required":[]}},"required":["id","kind"]};
const func0 = Object.prototype.hasOwnProperty;
const obj0 = ["Block","Warn","Info"];
const obj2 = ["Live","AtSign","Both"];
const obj4 = ["Show","NoShow","Cancelled"];
const obj6 = ["Parent","Members","Services","Auto"];
const obj8 = ["Provisional","Confirmed","RuledOut","EnteredInError"];
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
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func1(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.kind !== undefined){
if("MissingDiagnosis" !== data.kind){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "MissingDiagnosis"}});errors++;
}
}
if(data.severity !== undefined){
if(!(obj0.includes(data.severity))){
(vErrors ??= []).push({instancePath:instancePath+"/severity",keyword:"enum",params:{allowedValues: obj0}});errors++;
}
}
if(data.evaluate !== undefined){
if(!(obj2.includes(data.evaluate))){
(vErrors ??= []).push({instancePath:instancePath+"/evaluate",keyword:"enum",params:{allowedValues: obj2}});errors++;
}
}
if(data.message !== undefined){
let data4 = data.message;
if(typeof data4 === "string"){
if(func1(data4) > 300){
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
let data7 = data.visitStatuses;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(!(obj4.includes(data7[i0]))){
(vErrors ??= []).push({instancePath:instancePath+"/visitStatuses/" + i0,keyword:"enum",params:{allowedValues: obj4}});errors++;
}
}
let i1 = data7.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func4(data7[i1], data7[j0])){
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
if(!(obj6.includes(data.target))){
(vErrors ??= []).push({instancePath:instancePath+"/target",keyword:"enum",params:{allowedValues: obj6}});errors++;
}
}
if(data.params !== undefined){
let data10 = data.params;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key1 in data10){
if(!(func0.call(schema0.properties.params.properties, key1))){
(vErrors ??= []).push({instancePath:instancePath+"/params",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data10.minCount !== undefined){
let data11 = data10.minCount;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
(vErrors ??= []).push({instancePath:instancePath+"/params/minCount",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data11 == "number"){
if(data11 > 12 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/params/minCount",keyword:"maximum",params:{comparison: "<=", limit: 12}});errors++;
}
if(data11 < 1 || isNaN(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/params/minCount",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data10.requirePrimary !== undefined){
if(typeof data10.requirePrimary !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/params/requirePrimary",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data10.allowPrefixes !== undefined){
let data13 = data10.allowPrefixes;
if(Array.isArray(data13)){
const len1 = data13.length;
for(let i2=0; i2<len1; i2++){
let data14 = data13[i2];
if(typeof data14 === "string"){
if(func1(data14) > 10){
(vErrors ??= []).push({instancePath:instancePath+"/params/allowPrefixes/" + i2,keyword:"maxLength",params:{limit: 10}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/params/allowPrefixes/" + i2,keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/params/allowPrefixes",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data10.denyPrefixes !== undefined){
let data15 = data10.denyPrefixes;
if(Array.isArray(data15)){
const len2 = data15.length;
for(let i3=0; i3<len2; i3++){
let data16 = data15[i3];
if(typeof data16 === "string"){
if(func1(data16) > 10){
(vErrors ??= []).push({instancePath:instancePath+"/params/denyPrefixes/" + i3,keyword:"maxLength",params:{limit: 10}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/params/denyPrefixes/" + i3,keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/params/denyPrefixes",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data10.allowedVerification !== undefined){
let data17 = data10.allowedVerification;
if(Array.isArray(data17)){
const len3 = data17.length;
for(let i4=0; i4<len3; i4++){
if(!(obj8.includes(data17[i4]))){
(vErrors ??= []).push({instancePath:instancePath+"/params/allowedVerification/" + i4,keyword:"enum",params:{allowedValues: obj8}});errors++;
}
}
let i5 = data17.length;
let j1;
if(i5 > 1){
outer1:
for(;i5--;){
for(j1 = i5; j1--;){
if(func4(data17[i5], data17[j1])){
(vErrors ??= []).push({instancePath:instancePath+"/params/allowedVerification",keyword:"uniqueItems",params:{i: i5, j: j1}});errors++;
break outer1;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/params/allowedVerification",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data10.provisionalMaxDays !== undefined){
let data19 = data10.provisionalMaxDays;
if(!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))){
(vErrors ??= []).push({instancePath:instancePath+"/params/provisionalMaxDays",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data19 == "number"){
if(data19 > 3650 || isNaN(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/params/provisionalMaxDays",keyword:"maximum",params:{comparison: "<=", limit: 3650}});errors++;
}
if(data19 < 0 || isNaN(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/params/provisionalMaxDays",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data10.activeOnDate !== undefined){
if(typeof data10.activeOnDate !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/params/activeOnDate",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data10.maxAgeDays !== undefined){
let data21 = data10.maxAgeDays;
if(!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))){
(vErrors ??= []).push({instancePath:instancePath+"/params/maxAgeDays",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data21 == "number"){
if(data21 > 3650 || isNaN(data21)){
(vErrors ??= []).push({instancePath:instancePath+"/params/maxAgeDays",keyword:"maximum",params:{comparison: "<=", limit: 3650}});errors++;
}
if(data21 < 0 || isNaN(data21)){
(vErrors ??= []).push({instancePath:instancePath+"/params/maxAgeDays",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data10.exemptCategories !== undefined){
let data22 = data10.exemptCategories;
if(Array.isArray(data22)){
const len4 = data22.length;
for(let i6=0; i6<len4; i6++){
let data23 = data22[i6];
if(typeof data23 === "string"){
if(func1(data23) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/params/exemptCategories/" + i6,keyword:"maxLength",params:{limit: 64}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/params/exemptCategories/" + i6,keyword:"type",params:{type: "string"}});errors++;
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
