// Generated from schemas/types/rule-item.json by npm run generate. Edits are lost.
import { equal as func1 } from '../runtime.js'
import { formats } from '../runtime.js'
import { ucs2length as func8 } from '../runtime.js'
import { validate as obj14 } from './reference.js'
export const AppointmentRequiredRule = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":true,"kind":{"const":"AppointmentRequired"},"severity":true,"evaluate":true,"message":true,"allowOverride":true,"overrideReasonRequired":true,"visitStatuses":true,"target":true,"params":{"type":"object","additionalProperties":false,"properties":{"allowedStatuses":{"type":"array","items":{"enum":["proposed","pending","booked","arrived","fulfilled","cancelled","noshow","entered-in-error","checked-in","waitlist"]},"uniqueItems":true},"match":{"type":"array","items":{"enum":["Patient","Service","Practitioner","Program","Date"]},"uniqueItems":true},"toleranceMinutes":{"type":"integer","minimum":0,"maximum":1440},"walkInAllowed":{"type":"boolean"},"exemptKinds":{"type":"array","items":{"enum":["Note","DocumentationNote","AssessmentNote","ScribeSession","GroupNote","MultiServiceNote"]},"uniqueItems":true}},"required":[]}},"required":["id","kind"]};
const func0 = Object.prototype.hasOwnProperty;
const obj0 = ["proposed","pending","booked","arrived","fulfilled","cancelled","noshow","entered-in-error","checked-in","waitlist"];
const obj2 = ["Patient","Service","Practitioner","Program","Date"];
const obj4 = ["Note","DocumentationNote","AssessmentNote","ScribeSession","GroupNote","MultiServiceNote"];
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
if("AppointmentRequired" !== data.kind){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "AppointmentRequired"}});errors++;
}
}
if(data.params !== undefined){
let data1 = data.params;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
if(!(((((key1 === "allowedStatuses") || (key1 === "match")) || (key1 === "toleranceMinutes")) || (key1 === "walkInAllowed")) || (key1 === "exemptKinds"))){
(vErrors ??= []).push({instancePath:instancePath+"/params",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data1.allowedStatuses !== undefined){
let data2 = data1.allowedStatuses;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(obj0.includes(data2[i0]))){
(vErrors ??= []).push({instancePath:instancePath+"/params/allowedStatuses/" + i0,keyword:"enum",params:{allowedValues: obj0}});errors++;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func1(data2[i1], data2[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/params/allowedStatuses",keyword:"uniqueItems",params:{i: i1, j: j0}});errors++;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/params/allowedStatuses",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data1.match !== undefined){
let data4 = data1.match;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i2=0; i2<len1; i2++){
if(!(obj2.includes(data4[i2]))){
(vErrors ??= []).push({instancePath:instancePath+"/params/match/" + i2,keyword:"enum",params:{allowedValues: obj2}});errors++;
}
}
let i3 = data4.length;
let j1;
if(i3 > 1){
outer1:
for(;i3--;){
for(j1 = i3; j1--;){
if(func1(data4[i3], data4[j1])){
(vErrors ??= []).push({instancePath:instancePath+"/params/match",keyword:"uniqueItems",params:{i: i3, j: j1}});errors++;
break outer1;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/params/match",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data1.toleranceMinutes !== undefined){
let data6 = data1.toleranceMinutes;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/params/toleranceMinutes",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data6 == "number"){
if(data6 > 1440 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/params/toleranceMinutes",keyword:"maximum",params:{comparison: "<=", limit: 1440}});errors++;
}
if(data6 < 0 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/params/toleranceMinutes",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data1.walkInAllowed !== undefined){
if(typeof data1.walkInAllowed !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/params/walkInAllowed",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data1.exemptKinds !== undefined){
let data8 = data1.exemptKinds;
if(Array.isArray(data8)){
const len2 = data8.length;
for(let i4=0; i4<len2; i4++){
if(!(obj4.includes(data8[i4]))){
(vErrors ??= []).push({instancePath:instancePath+"/params/exemptKinds/" + i4,keyword:"enum",params:{allowedValues: obj4}});errors++;
}
}
let i5 = data8.length;
let j2;
if(i5 > 1){
outer2:
for(;i5--;){
for(j2 = i5; j2--;){
if(func1(data8[i5], data8[j2])){
(vErrors ??= []).push({instancePath:instancePath+"/params/exemptKinds",keyword:"uniqueItems",params:{i: i5, j: j2}});errors++;
break outer2;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/params/exemptKinds",keyword:"type",params:{type: "array"}});errors++;
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
export const AuthorizationRule = validate1;
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":true,"kind":{"const":"Authorization"},"severity":true,"evaluate":true,"message":true,"allowOverride":true,"overrideReasonRequired":true,"visitStatuses":true,"target":true,"params":{"type":"object","additionalProperties":false,"properties":{"requireWhen":{"enum":["PayerOrService","Billable","Always"]},"checks":{"type":"array","items":{"enum":["Exists","Status","Date","Service","Practitioner","Units","Frequency"]},"uniqueItems":true},"onNoUnits":{"enum":["Block","Warn"]},"countDrafts":{"type":"boolean"},"retroDays":{"type":"integer","minimum":0,"maximum":180},"warnAtPercent":{"type":"integer","minimum":1,"maximum":100},"allowPartial":{"type":"boolean"}},"required":[]}},"required":["id","kind"]};
const obj6 = ["PayerOrService","Billable","Always"];
const obj8 = ["Exists","Status","Date","Service","Practitioner","Units","Frequency"];
const obj10 = ["Block","Warn"];
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
if("Authorization" !== data.kind){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "Authorization"}});errors++;
}
}
if(data.params !== undefined){
let data1 = data.params;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
if(!(((((((key1 === "requireWhen") || (key1 === "checks")) || (key1 === "onNoUnits")) || (key1 === "countDrafts")) || (key1 === "retroDays")) || (key1 === "warnAtPercent")) || (key1 === "allowPartial"))){
(vErrors ??= []).push({instancePath:instancePath+"/params",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data1.requireWhen !== undefined){
if(!(obj6.includes(data1.requireWhen))){
(vErrors ??= []).push({instancePath:instancePath+"/params/requireWhen",keyword:"enum",params:{allowedValues: obj6}});errors++;
}
}
if(data1.checks !== undefined){
let data3 = data1.checks;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(obj8.includes(data3[i0]))){
(vErrors ??= []).push({instancePath:instancePath+"/params/checks/" + i0,keyword:"enum",params:{allowedValues: obj8}});errors++;
}
}
let i1 = data3.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func1(data3[i1], data3[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/params/checks",keyword:"uniqueItems",params:{i: i1, j: j0}});errors++;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/params/checks",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data1.onNoUnits !== undefined){
if(!(obj10.includes(data1.onNoUnits))){
(vErrors ??= []).push({instancePath:instancePath+"/params/onNoUnits",keyword:"enum",params:{allowedValues: obj10}});errors++;
}
}
if(data1.countDrafts !== undefined){
if(typeof data1.countDrafts !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/params/countDrafts",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data1.retroDays !== undefined){
let data7 = data1.retroDays;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
(vErrors ??= []).push({instancePath:instancePath+"/params/retroDays",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data7 == "number"){
if(data7 > 180 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/params/retroDays",keyword:"maximum",params:{comparison: "<=", limit: 180}});errors++;
}
if(data7 < 0 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/params/retroDays",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data1.warnAtPercent !== undefined){
let data8 = data1.warnAtPercent;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
(vErrors ??= []).push({instancePath:instancePath+"/params/warnAtPercent",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data8 == "number"){
if(data8 > 100 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/params/warnAtPercent",keyword:"maximum",params:{comparison: "<=", limit: 100}});errors++;
}
if(data8 < 1 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/params/warnAtPercent",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data1.allowPartial !== undefined){
if(typeof data1.allowPartial !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/params/allowPartial",keyword:"type",params:{type: "boolean"}});errors++;
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
export const InsuranceRule = validate2;
const schema2 = {"type":"object","additionalProperties":false,"properties":{"id":true,"kind":{"const":"Insurance"},"severity":true,"evaluate":true,"message":true,"allowOverride":true,"overrideReasonRequired":true,"visitStatuses":true,"target":true,"params":{"type":"object","additionalProperties":false,"properties":{"requireWhen":{"enum":["Billable","Always"]},"acceptTypes":{"type":"array","items":{"type":"string","maxLength":64},"uniqueItems":true},"requirePrimary":{"type":"boolean"},"requireComplete":{"type":"boolean"},"eligibilityWithinDays":{"type":"integer","minimum":0,"maximum":3650},"checkCoveredService":{"type":"boolean"},"checkLicense":{"type":"boolean"},"programLimited":{"type":"boolean"},"acceptPending":{"type":"boolean"}},"required":[]}},"required":["id","kind"]};
const obj12 = ["Billable","Always"];
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
if("Insurance" !== data.kind){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "Insurance"}});errors++;
}
}
if(data.params !== undefined){
let data1 = data.params;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
if(!(func0.call(schema2.properties.params.properties, key1))){
(vErrors ??= []).push({instancePath:instancePath+"/params",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data1.requireWhen !== undefined){
if(!(obj12.includes(data1.requireWhen))){
(vErrors ??= []).push({instancePath:instancePath+"/params/requireWhen",keyword:"enum",params:{allowedValues: obj12}});errors++;
}
}
if(data1.acceptTypes !== undefined){
let data3 = data1.acceptTypes;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(func8(data4) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/params/acceptTypes/" + i0,keyword:"maxLength",params:{limit: 64}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/params/acceptTypes/" + i0,keyword:"type",params:{type: "string"}});errors++;
}
}
let i1 = data3.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data3[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/params/acceptTypes",keyword:"uniqueItems",params:{i: i1, j: j0}});errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/params/acceptTypes",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data1.requirePrimary !== undefined){
if(typeof data1.requirePrimary !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/params/requirePrimary",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data1.requireComplete !== undefined){
if(typeof data1.requireComplete !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/params/requireComplete",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data1.eligibilityWithinDays !== undefined){
let data7 = data1.eligibilityWithinDays;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
(vErrors ??= []).push({instancePath:instancePath+"/params/eligibilityWithinDays",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data7 == "number"){
if(data7 > 3650 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/params/eligibilityWithinDays",keyword:"maximum",params:{comparison: "<=", limit: 3650}});errors++;
}
if(data7 < 0 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/params/eligibilityWithinDays",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data1.checkCoveredService !== undefined){
if(typeof data1.checkCoveredService !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/params/checkCoveredService",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data1.checkLicense !== undefined){
if(typeof data1.checkLicense !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/params/checkLicense",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data1.programLimited !== undefined){
if(typeof data1.programLimited !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/params/programLimited",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data1.acceptPending !== undefined){
if(typeof data1.acceptPending !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/params/acceptPending",keyword:"type",params:{type: "boolean"}});errors++;
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
export const LocationSelectedRule = validate3;
const schema3 = {"type":"object","additionalProperties":false,"properties":{"id":true,"kind":{"const":"LocationSelected"},"severity":true,"evaluate":true,"message":true,"allowOverride":true,"overrideReasonRequired":true,"visitStatuses":true,"target":true,"params":{"type":"object","additionalProperties":false,"properties":{"requireLocation":{"type":"boolean"},"requirePlaceOfService":{"type":"boolean"},"allowedPlacesOfService":{"type":"array","items":{"type":"string","maxLength":2},"uniqueItems":true},"allowedLocations":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js","properties":{"resourceType":{"enum":["Location"]}}}},"modeConsistency":{"type":"boolean"},"requireAddressWhen":{"type":"array","items":{"enum":["Site","Room","PatientHome","Community","Virtual","Vehicle","Other"]},"uniqueItems":true},"requirePatientState":{"type":"boolean"}},"required":[]}},"required":["id","kind"]};
const obj15 = ["Location"];
const obj17 = ["Site","Room","PatientHome","Community","Virtual","Vehicle","Other"];
function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema3.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.kind !== undefined){
if("LocationSelected" !== data.kind){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "LocationSelected"}});errors++;
}
}
if(data.params !== undefined){
let data1 = data.params;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
if(!(((((((key1 === "requireLocation") || (key1 === "requirePlaceOfService")) || (key1 === "allowedPlacesOfService")) || (key1 === "allowedLocations")) || (key1 === "modeConsistency")) || (key1 === "requireAddressWhen")) || (key1 === "requirePatientState"))){
(vErrors ??= []).push({instancePath:instancePath+"/params",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data1.requireLocation !== undefined){
if(typeof data1.requireLocation !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/params/requireLocation",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data1.requirePlaceOfService !== undefined){
if(typeof data1.requirePlaceOfService !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/params/requirePlaceOfService",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data1.allowedPlacesOfService !== undefined){
let data4 = data1.allowedPlacesOfService;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(func8(data5) > 2){
(vErrors ??= []).push({instancePath:instancePath+"/params/allowedPlacesOfService/" + i0,keyword:"maxLength",params:{limit: 2}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/params/allowedPlacesOfService/" + i0,keyword:"type",params:{type: "string"}});errors++;
}
}
let i1 = data4.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data4[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/params/allowedPlacesOfService",keyword:"uniqueItems",params:{i: i1, j: j0}});errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/params/allowedPlacesOfService",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data1.allowedLocations !== undefined){
let data6 = data1.allowedLocations;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i2=0; i2<len1; i2++){
let data7 = data6[i2];
if(!(obj14(data7, {instancePath:instancePath+"/params/allowedLocations/" + i2,parentData:data6,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? obj14.errors : vErrors.concat(obj14.errors);
errors = vErrors.length;
}
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.resourceType !== undefined){
if(!(obj15.includes(data7.resourceType))){
(vErrors ??= []).push({instancePath:instancePath+"/params/allowedLocations/" + i2+"/resourceType",keyword:"enum",params:{allowedValues: obj15}});errors++;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/params/allowedLocations",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data1.modeConsistency !== undefined){
if(typeof data1.modeConsistency !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/params/modeConsistency",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data1.requireAddressWhen !== undefined){
let data10 = data1.requireAddressWhen;
if(Array.isArray(data10)){
const len2 = data10.length;
for(let i3=0; i3<len2; i3++){
if(!(obj17.includes(data10[i3]))){
(vErrors ??= []).push({instancePath:instancePath+"/params/requireAddressWhen/" + i3,keyword:"enum",params:{allowedValues: obj17}});errors++;
}
}
let i4 = data10.length;
let j1;
if(i4 > 1){
outer0:
for(;i4--;){
for(j1 = i4; j1--;){
if(func1(data10[i4], data10[j1])){
(vErrors ??= []).push({instancePath:instancePath+"/params/requireAddressWhen",keyword:"uniqueItems",params:{i: i4, j: j1}});errors++;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/params/requireAddressWhen",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data1.requirePatientState !== undefined){
if(typeof data1.requirePatientState !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/params/requirePatientState",keyword:"type",params:{type: "boolean"}});errors++;
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
validate3.errors = vErrors;
return errors === 0;
}
export const MissingDiagnosisRule = validate4;
const schema4 = {"type":"object","additionalProperties":false,"properties":{"id":true,"kind":{"const":"MissingDiagnosis"},"severity":true,"evaluate":true,"message":true,"allowOverride":true,"overrideReasonRequired":true,"visitStatuses":true,"target":true,"params":{"type":"object","additionalProperties":false,"properties":{"minCount":{"type":"integer","minimum":1,"maximum":12},"requirePrimary":{"type":"boolean"},"allowPrefixes":{"type":"array","items":{"type":"string","maxLength":10}},"denyPrefixes":{"type":"array","items":{"type":"string","maxLength":10}},"allowedVerification":{"type":"array","items":{"enum":["Provisional","Confirmed","RuledOut","EnteredInError"]},"uniqueItems":true},"provisionalMaxDays":{"type":"integer","minimum":0,"maximum":3650},"activeOnDate":{"type":"boolean"},"maxAgeDays":{"type":"integer","minimum":0,"maximum":3650},"exemptCategories":{"type":"array","items":{"type":"string","maxLength":64}}},"required":[]}},"required":["id","kind"]};
const obj19 = ["Provisional","Confirmed","RuledOut","EnteredInError"];
function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema4.properties, key0))){
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
if(!(func0.call(schema4.properties.params.properties, key1))){
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
if(func8(data5) > 10){
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
if(func8(data7) > 10){
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
if(!(obj19.includes(data8[i2]))){
(vErrors ??= []).push({instancePath:instancePath+"/params/allowedVerification/" + i2,keyword:"enum",params:{allowedValues: obj19}});errors++;
}
}
let i3 = data8.length;
let j0;
if(i3 > 1){
outer0:
for(;i3--;){
for(j0 = i3; j0--;){
if(func1(data8[i3], data8[j0])){
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
if(func8(data14) > 64){
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
validate4.errors = vErrors;
return errors === 0;
}
export const ProgramLocationRule = validate5;
const schema5 = {"type":"object","additionalProperties":false,"properties":{"id":true,"kind":{"const":"ProgramLocation"},"severity":true,"evaluate":true,"message":true,"allowOverride":true,"overrideReasonRequired":true,"visitStatuses":true,"target":true,"params":{"type":"object","additionalProperties":false,"properties":{"useProgramLocations":{"type":"boolean"},"allowChildren":{"type":"boolean"},"extraLocations":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js","properties":{"resourceType":{"enum":["Location"]}}}},"alwaysAllowedKinds":{"type":"array","items":{"enum":["Site","Room","PatientHome","Community","Virtual","Vehicle","Other"]},"uniqueItems":true},"matchDistrict":{"type":"boolean"}},"required":[]}},"required":["id","kind"]};
function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema5.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.kind !== undefined){
if("ProgramLocation" !== data.kind){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "ProgramLocation"}});errors++;
}
}
if(data.params !== undefined){
let data1 = data.params;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
if(!(((((key1 === "useProgramLocations") || (key1 === "allowChildren")) || (key1 === "extraLocations")) || (key1 === "alwaysAllowedKinds")) || (key1 === "matchDistrict"))){
(vErrors ??= []).push({instancePath:instancePath+"/params",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data1.useProgramLocations !== undefined){
if(typeof data1.useProgramLocations !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/params/useProgramLocations",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data1.allowChildren !== undefined){
if(typeof data1.allowChildren !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/params/allowChildren",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data1.extraLocations !== undefined){
let data4 = data1.extraLocations;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(!(obj14(data5, {instancePath:instancePath+"/params/extraLocations/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj14.errors : vErrors.concat(obj14.errors);
errors = vErrors.length;
}
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.resourceType !== undefined){
if(!(obj15.includes(data5.resourceType))){
(vErrors ??= []).push({instancePath:instancePath+"/params/extraLocations/" + i0+"/resourceType",keyword:"enum",params:{allowedValues: obj15}});errors++;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/params/extraLocations",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data1.alwaysAllowedKinds !== undefined){
let data7 = data1.alwaysAllowedKinds;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
if(!(obj17.includes(data7[i1]))){
(vErrors ??= []).push({instancePath:instancePath+"/params/alwaysAllowedKinds/" + i1,keyword:"enum",params:{allowedValues: obj17}});errors++;
}
}
let i2 = data7.length;
let j0;
if(i2 > 1){
outer0:
for(;i2--;){
for(j0 = i2; j0--;){
if(func1(data7[i2], data7[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/params/alwaysAllowedKinds",keyword:"uniqueItems",params:{i: i2, j: j0}});errors++;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/params/alwaysAllowedKinds",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data1.matchDistrict !== undefined){
if(typeof data1.matchDistrict !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/params/matchDistrict",keyword:"type",params:{type: "boolean"}});errors++;
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
validate5.errors = vErrors;
return errors === 0;
}
export const ProgramSelectedRule = validate6;
const schema6 = {"type":"object","additionalProperties":false,"properties":{"id":true,"kind":{"const":"ProgramSelected"},"severity":true,"evaluate":true,"message":true,"allowOverride":true,"overrideReasonRequired":true,"visitStatuses":true,"target":true,"params":{"type":"object","additionalProperties":false,"properties":{"required":{"type":"boolean"},"allowedPrograms":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js","properties":{"resourceType":{"enum":["Program"]}}}},"requireActiveEpisode":{"type":"boolean"},"serviceOffered":{"type":"boolean"},"practitionerInProgram":{"type":"boolean"}},"required":[]}},"required":["id","kind"]};
const obj27 = ["Program"];
function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema6.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.kind !== undefined){
if("ProgramSelected" !== data.kind){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "ProgramSelected"}});errors++;
}
}
if(data.params !== undefined){
let data1 = data.params;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
if(!(((((key1 === "required") || (key1 === "allowedPrograms")) || (key1 === "requireActiveEpisode")) || (key1 === "serviceOffered")) || (key1 === "practitionerInProgram"))){
(vErrors ??= []).push({instancePath:instancePath+"/params",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data1.required !== undefined){
if(typeof data1.required !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/params/required",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data1.allowedPrograms !== undefined){
let data3 = data1.allowedPrograms;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(!(obj14(data4, {instancePath:instancePath+"/params/allowedPrograms/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj14.errors : vErrors.concat(obj14.errors);
errors = vErrors.length;
}
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.resourceType !== undefined){
if(!(obj27.includes(data4.resourceType))){
(vErrors ??= []).push({instancePath:instancePath+"/params/allowedPrograms/" + i0+"/resourceType",keyword:"enum",params:{allowedValues: obj27}});errors++;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/params/allowedPrograms",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data1.requireActiveEpisode !== undefined){
if(typeof data1.requireActiveEpisode !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/params/requireActiveEpisode",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data1.serviceOffered !== undefined){
if(typeof data1.serviceOffered !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/params/serviceOffered",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data1.practitionerInProgram !== undefined){
if(typeof data1.practitionerInProgram !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/params/practitionerInProgram",keyword:"type",params:{type: "boolean"}});errors++;
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
validate6.errors = vErrors;
return errors === 0;
}
export const ServiceBasedSubformDurationRule = validate7;
const schema7 = {"type":"object","additionalProperties":false,"properties":{"id":true,"kind":{"const":"ServiceBasedSubformDuration"},"severity":true,"evaluate":true,"message":true,"allowOverride":true,"overrideReasonRequired":true,"visitStatuses":true,"target":true,"params":{"type":"object","additionalProperties":false,"properties":{"compare":{"enum":["SumEqualsSession","SumWithinSession","EachOnly"]},"toleranceMinutes":{"type":"integer","minimum":0,"maximum":1440},"eachWithinServiceBounds":{"type":"boolean"},"noOverlap":{"type":"boolean"},"insideSession":{"type":"boolean"},"requireContiguous":{"type":"boolean"},"requireAll":{"type":"boolean"},"excludeCategories":{"type":"array","items":{"type":"string","maxLength":64},"uniqueItems":true},"addOnNeedsBase":{"type":"boolean"}},"required":[]}},"required":["id","kind"]};
const obj29 = ["SumEqualsSession","SumWithinSession","EachOnly"];
function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema7.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.kind !== undefined){
if("ServiceBasedSubformDuration" !== data.kind){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "ServiceBasedSubformDuration"}});errors++;
}
}
if(data.params !== undefined){
let data1 = data.params;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
if(!(func0.call(schema7.properties.params.properties, key1))){
(vErrors ??= []).push({instancePath:instancePath+"/params",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data1.compare !== undefined){
if(!(obj29.includes(data1.compare))){
(vErrors ??= []).push({instancePath:instancePath+"/params/compare",keyword:"enum",params:{allowedValues: obj29}});errors++;
}
}
if(data1.toleranceMinutes !== undefined){
let data3 = data1.toleranceMinutes;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/params/toleranceMinutes",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data3 == "number"){
if(data3 > 1440 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/params/toleranceMinutes",keyword:"maximum",params:{comparison: "<=", limit: 1440}});errors++;
}
if(data3 < 0 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/params/toleranceMinutes",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data1.eachWithinServiceBounds !== undefined){
if(typeof data1.eachWithinServiceBounds !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/params/eachWithinServiceBounds",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data1.noOverlap !== undefined){
if(typeof data1.noOverlap !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/params/noOverlap",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data1.insideSession !== undefined){
if(typeof data1.insideSession !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/params/insideSession",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data1.requireContiguous !== undefined){
if(typeof data1.requireContiguous !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/params/requireContiguous",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data1.requireAll !== undefined){
if(typeof data1.requireAll !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/params/requireAll",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data1.excludeCategories !== undefined){
let data9 = data1.excludeCategories;
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if(typeof data10 === "string"){
if(func8(data10) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/params/excludeCategories/" + i0,keyword:"maxLength",params:{limit: 64}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/params/excludeCategories/" + i0,keyword:"type",params:{type: "string"}});errors++;
}
}
let i1 = data9.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data9[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/params/excludeCategories",keyword:"uniqueItems",params:{i: i1, j: j0}});errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/params/excludeCategories",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data1.addOnNeedsBase !== undefined){
if(typeof data1.addOnNeedsBase !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/params/addOnNeedsBase",keyword:"type",params:{type: "boolean"}});errors++;
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
validate7.errors = vErrors;
return errors === 0;
}
export const ServiceDateRule = validate8;
const schema8 = {"type":"object","additionalProperties":false,"properties":{"id":true,"kind":{"const":"ServiceDate"},"severity":true,"evaluate":true,"message":true,"allowOverride":true,"overrideReasonRequired":true,"visitStatuses":true,"target":true,"params":{"type":"object","additionalProperties":false,"properties":{"notInFuture":{"type":"boolean"},"futureToleranceMinutes":{"type":"integer","minimum":0,"maximum":1440},"maxDaysBack":{"type":"integer","minimum":0,"maximum":3650},"countDays":{"enum":["Calendar","Business"]},"withinEpisode":{"type":"boolean"},"notAfterDeath":{"type":"boolean"},"closedThrough":{"type":"string","format":"date"},"weekdays":{"type":"array","items":{"enum":["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"]},"uniqueItems":true},"requireEndBeforeNow":{"type":"boolean"}},"required":[]}},"required":["id","kind"]};
const obj31 = ["Calendar","Business"];
const obj33 = ["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday","Sunday"];
const formats0 = formats.date;
function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema8.properties, key0))){
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
if(!(func0.call(schema8.properties.params.properties, key1))){
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
if(!(obj31.includes(data1.countDays))){
(vErrors ??= []).push({instancePath:instancePath+"/params/countDays",keyword:"enum",params:{allowedValues: obj31}});errors++;
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
if(!(obj33.includes(data9[i0]))){
(vErrors ??= []).push({instancePath:instancePath+"/params/weekdays/" + i0,keyword:"enum",params:{allowedValues: obj33}});errors++;
}
}
let i1 = data9.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func1(data9[i1], data9[j0])){
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
validate8.errors = vErrors;
return errors === 0;
}
export const SessionDurationIncrementRule = validate9;
const schema9 = {"type":"object","additionalProperties":false,"properties":{"id":true,"kind":{"const":"SessionDurationIncrement"},"severity":true,"evaluate":true,"message":true,"allowOverride":true,"overrideReasonRequired":true,"visitStatuses":true,"target":true,"params":{"type":"object","additionalProperties":false,"properties":{"incrementMinutes":{"enum":[1,5,6,10,15,20,30,60]},"rounding":{"enum":["EightMinute","Midpoint","FullUnit","RoundUp","Exact"]},"requireExactMultiple":{"type":"boolean"},"minUnits":{"type":"number","minimum":0,"maximum":1000},"maxUnits":{"type":"number","minimum":0,"maximum":1000},"maxUnitsPerDay":{"type":"number","minimum":0,"maximum":1000},"unitsMustMatch":{"type":"boolean"},"aggregateServices":{"type":"boolean"}},"required":[]}},"required":["id","kind"]};
const obj35 = [1,5,6,10,15,20,30,60];
const obj37 = ["EightMinute","Midpoint","FullUnit","RoundUp","Exact"];
function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema9.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.kind !== undefined){
if("SessionDurationIncrement" !== data.kind){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "SessionDurationIncrement"}});errors++;
}
}
if(data.params !== undefined){
let data1 = data.params;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
if(!((((((((key1 === "incrementMinutes") || (key1 === "rounding")) || (key1 === "requireExactMultiple")) || (key1 === "minUnits")) || (key1 === "maxUnits")) || (key1 === "maxUnitsPerDay")) || (key1 === "unitsMustMatch")) || (key1 === "aggregateServices"))){
(vErrors ??= []).push({instancePath:instancePath+"/params",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data1.incrementMinutes !== undefined){
if(!(obj35.includes(data1.incrementMinutes))){
(vErrors ??= []).push({instancePath:instancePath+"/params/incrementMinutes",keyword:"enum",params:{allowedValues: obj35}});errors++;
}
}
if(data1.rounding !== undefined){
if(!(obj37.includes(data1.rounding))){
(vErrors ??= []).push({instancePath:instancePath+"/params/rounding",keyword:"enum",params:{allowedValues: obj37}});errors++;
}
}
if(data1.requireExactMultiple !== undefined){
if(typeof data1.requireExactMultiple !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/params/requireExactMultiple",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data1.minUnits !== undefined){
let data5 = data1.minUnits;
if(typeof data5 == "number"){
if(data5 > 1000 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/params/minUnits",keyword:"maximum",params:{comparison: "<=", limit: 1000}});errors++;
}
if(data5 < 0 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/params/minUnits",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/params/minUnits",keyword:"type",params:{type: "number"}});errors++;
}
}
if(data1.maxUnits !== undefined){
let data6 = data1.maxUnits;
if(typeof data6 == "number"){
if(data6 > 1000 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/params/maxUnits",keyword:"maximum",params:{comparison: "<=", limit: 1000}});errors++;
}
if(data6 < 0 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/params/maxUnits",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/params/maxUnits",keyword:"type",params:{type: "number"}});errors++;
}
}
if(data1.maxUnitsPerDay !== undefined){
let data7 = data1.maxUnitsPerDay;
if(typeof data7 == "number"){
if(data7 > 1000 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/params/maxUnitsPerDay",keyword:"maximum",params:{comparison: "<=", limit: 1000}});errors++;
}
if(data7 < 0 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/params/maxUnitsPerDay",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/params/maxUnitsPerDay",keyword:"type",params:{type: "number"}});errors++;
}
}
if(data1.unitsMustMatch !== undefined){
if(typeof data1.unitsMustMatch !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/params/unitsMustMatch",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data1.aggregateServices !== undefined){
if(typeof data1.aggregateServices !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/params/aggregateServices",keyword:"type",params:{type: "boolean"}});errors++;
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
validate9.errors = vErrors;
return errors === 0;
}
export const SessionDurationRule = validate10;
const schema10 = {"type":"object","additionalProperties":false,"properties":{"id":true,"kind":{"const":"SessionDuration"},"severity":true,"evaluate":true,"message":true,"allowOverride":true,"overrideReasonRequired":true,"visitStatuses":true,"target":true,"params":{"type":"object","additionalProperties":false,"properties":{"minMinutes":{"type":"integer","minimum":0,"maximum":1440},"maxMinutes":{"type":"integer","minimum":1,"maximum":1440},"useServiceBounds":{"type":"boolean"},"basis":{"enum":["Session","Direct","PatientMinutes"]},"requireTimes":{"type":"boolean"}},"required":[]}},"required":["id","kind"]};
const obj39 = ["Session","Direct","PatientMinutes"];
function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema10.properties, key0))){
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
if(!(obj39.includes(data1.basis))){
(vErrors ??= []).push({instancePath:instancePath+"/params/basis",keyword:"enum",params:{allowedValues: obj39}});errors++;
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
validate10.errors = vErrors;
return errors === 0;
}
export const SessionOverlapRule = validate11;
const schema11 = {"type":"object","additionalProperties":false,"properties":{"id":true,"kind":{"const":"SessionOverlap"},"severity":true,"evaluate":true,"message":true,"allowOverride":true,"overrideReasonRequired":true,"visitStatuses":true,"target":true,"params":{"type":"object","additionalProperties":false,"properties":{"scope":{"enum":["Practitioner","Patient","Both"]},"toleranceMinutes":{"type":"integer","minimum":0,"maximum":60},"ignoreVisitStatuses":{"type":"array","items":{"enum":["Show","NoShow","Cancelled"]},"uniqueItems":true},"includeDrafts":{"type":"boolean"},"includeAppointments":{"type":"boolean"},"ignoreSameParent":{"type":"boolean"},"concurrentAllowed":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"categoryA":{"type":"string","maxLength":64},"categoryB":{"type":"string","maxLength":64}},"required":["categoryA","categoryB"]}},"roles":{"type":"array","items":{"enum":["PrimaryPerformer","SecondaryPerformer","Participation","Patient","Coordinator"]},"uniqueItems":true},"ignoreNonBillablePatient":{"type":"boolean"}},"required":[]}},"required":["id","kind"]};
const obj41 = ["Practitioner","Patient","Both"];
const obj43 = ["Show","NoShow","Cancelled"];
const obj45 = ["PrimaryPerformer","SecondaryPerformer","Participation","Patient","Coordinator"];
function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema11.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.kind !== undefined){
if("SessionOverlap" !== data.kind){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "SessionOverlap"}});errors++;
}
}
if(data.params !== undefined){
let data1 = data.params;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
if(!(func0.call(schema11.properties.params.properties, key1))){
(vErrors ??= []).push({instancePath:instancePath+"/params",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data1.scope !== undefined){
if(!(obj41.includes(data1.scope))){
(vErrors ??= []).push({instancePath:instancePath+"/params/scope",keyword:"enum",params:{allowedValues: obj41}});errors++;
}
}
if(data1.toleranceMinutes !== undefined){
let data3 = data1.toleranceMinutes;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/params/toleranceMinutes",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data3 == "number"){
if(data3 > 60 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/params/toleranceMinutes",keyword:"maximum",params:{comparison: "<=", limit: 60}});errors++;
}
if(data3 < 0 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/params/toleranceMinutes",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data1.ignoreVisitStatuses !== undefined){
let data4 = data1.ignoreVisitStatuses;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(obj43.includes(data4[i0]))){
(vErrors ??= []).push({instancePath:instancePath+"/params/ignoreVisitStatuses/" + i0,keyword:"enum",params:{allowedValues: obj43}});errors++;
}
}
let i1 = data4.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func1(data4[i1], data4[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/params/ignoreVisitStatuses",keyword:"uniqueItems",params:{i: i1, j: j0}});errors++;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/params/ignoreVisitStatuses",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data1.includeDrafts !== undefined){
if(typeof data1.includeDrafts !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/params/includeDrafts",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data1.includeAppointments !== undefined){
if(typeof data1.includeAppointments !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/params/includeAppointments",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data1.ignoreSameParent !== undefined){
if(typeof data1.ignoreSameParent !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/params/ignoreSameParent",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data1.concurrentAllowed !== undefined){
let data9 = data1.concurrentAllowed;
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i2=0; i2<len1; i2++){
let data10 = data9[i2];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.categoryA === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/params/concurrentAllowed/" + i2,keyword:"required",params:{missingProperty: "categoryA"}});errors++;
}
if(data10.categoryB === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/params/concurrentAllowed/" + i2,keyword:"required",params:{missingProperty: "categoryB"}});errors++;
}
for(const key2 in data10){
if(!((key2 === "categoryA") || (key2 === "categoryB"))){
(vErrors ??= []).push({instancePath:instancePath+"/params/concurrentAllowed/" + i2,keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data10.categoryA !== undefined){
let data11 = data10.categoryA;
if(typeof data11 === "string"){
if(func8(data11) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/params/concurrentAllowed/" + i2+"/categoryA",keyword:"maxLength",params:{limit: 64}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/params/concurrentAllowed/" + i2+"/categoryA",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data10.categoryB !== undefined){
let data12 = data10.categoryB;
if(typeof data12 === "string"){
if(func8(data12) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/params/concurrentAllowed/" + i2+"/categoryB",keyword:"maxLength",params:{limit: 64}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/params/concurrentAllowed/" + i2+"/categoryB",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/params/concurrentAllowed/" + i2,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/params/concurrentAllowed",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data1.roles !== undefined){
let data13 = data1.roles;
if(Array.isArray(data13)){
const len2 = data13.length;
for(let i3=0; i3<len2; i3++){
if(!(obj45.includes(data13[i3]))){
(vErrors ??= []).push({instancePath:instancePath+"/params/roles/" + i3,keyword:"enum",params:{allowedValues: obj45}});errors++;
}
}
let i4 = data13.length;
let j1;
if(i4 > 1){
outer1:
for(;i4--;){
for(j1 = i4; j1--;){
if(func1(data13[i4], data13[j1])){
(vErrors ??= []).push({instancePath:instancePath+"/params/roles",keyword:"uniqueItems",params:{i: i4, j: j1}});errors++;
break outer1;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/params/roles",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data1.ignoreNonBillablePatient !== undefined){
if(typeof data1.ignoreNonBillablePatient !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/params/ignoreNonBillablePatient",keyword:"type",params:{type: "boolean"}});errors++;
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
validate11.errors = vErrors;
return errors === 0;
}
export const ShowStatusRule = validate12;
const schema12 = {"type":"object","additionalProperties":false,"properties":{"id":true,"kind":{"const":"ShowStatus"},"severity":true,"evaluate":true,"message":true,"allowOverride":true,"overrideReasonRequired":true,"visitStatuses":true,"target":true,"params":{"type":"object","additionalProperties":false,"properties":{"allowed":{"type":"array","items":{"enum":["Show","NoShow","Cancelled"]},"uniqueItems":true,"minItems":1},"requireReason":{"type":"boolean"},"requireMissedVisitService":{"type":"boolean"},"forbidBillable":{"type":"boolean"}},"required":[]}},"required":["id","kind"]};
function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema12.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.kind !== undefined){
if("ShowStatus" !== data.kind){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "ShowStatus"}});errors++;
}
}
if(data.params !== undefined){
let data1 = data.params;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
if(!((((key1 === "allowed") || (key1 === "requireReason")) || (key1 === "requireMissedVisitService")) || (key1 === "forbidBillable"))){
(vErrors ??= []).push({instancePath:instancePath+"/params",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data1.allowed !== undefined){
let data2 = data1.allowed;
if(Array.isArray(data2)){
if(data2.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/params/allowed",keyword:"minItems",params:{limit: 1}});errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(obj43.includes(data2[i0]))){
(vErrors ??= []).push({instancePath:instancePath+"/params/allowed/" + i0,keyword:"enum",params:{allowedValues: obj43}});errors++;
}
}
let i1 = data2.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func1(data2[i1], data2[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/params/allowed",keyword:"uniqueItems",params:{i: i1, j: j0}});errors++;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/params/allowed",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data1.requireReason !== undefined){
if(typeof data1.requireReason !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/params/requireReason",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data1.requireMissedVisitService !== undefined){
if(typeof data1.requireMissedVisitService !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/params/requireMissedVisitService",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data1.forbidBillable !== undefined){
if(typeof data1.forbidBillable !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/params/forbidBillable",keyword:"type",params:{type: "boolean"}});errors++;
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
validate12.errors = vErrors;
return errors === 0;
}
export const SpanMidnightRule = validate13;
const schema13 = {"type":"object","additionalProperties":false,"properties":{"id":true,"kind":{"const":"SpanMidnight"},"severity":true,"evaluate":true,"message":true,"allowOverride":true,"overrideReasonRequired":true,"visitStatuses":true,"target":true,"params":{"type":"object","additionalProperties":false,"properties":{"mode":{"enum":["Forbid","RequireSplit","AllowStartDate"]},"maxHoursAfterMidnight":{"type":"number","minimum":0,"maximum":24},"exemptServices":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js","properties":{"resourceType":{"enum":["HealthcareService"]}}}},"useAppointmentTimes":{"type":"boolean"}},"required":[]}},"required":["id","kind"]};
const obj49 = ["Forbid","RequireSplit","AllowStartDate"];
const obj52 = ["HealthcareService"];
function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func0.call(schema13.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.kind !== undefined){
if("SpanMidnight" !== data.kind){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"const",params:{allowedValue: "SpanMidnight"}});errors++;
}
}
if(data.params !== undefined){
let data1 = data.params;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
if(!((((key1 === "mode") || (key1 === "maxHoursAfterMidnight")) || (key1 === "exemptServices")) || (key1 === "useAppointmentTimes"))){
(vErrors ??= []).push({instancePath:instancePath+"/params",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data1.mode !== undefined){
if(!(obj49.includes(data1.mode))){
(vErrors ??= []).push({instancePath:instancePath+"/params/mode",keyword:"enum",params:{allowedValues: obj49}});errors++;
}
}
if(data1.maxHoursAfterMidnight !== undefined){
let data3 = data1.maxHoursAfterMidnight;
if(typeof data3 == "number"){
if(data3 > 24 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/params/maxHoursAfterMidnight",keyword:"maximum",params:{comparison: "<=", limit: 24}});errors++;
}
if(data3 < 0 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/params/maxHoursAfterMidnight",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/params/maxHoursAfterMidnight",keyword:"type",params:{type: "number"}});errors++;
}
}
if(data1.exemptServices !== undefined){
let data4 = data1.exemptServices;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(!(obj14(data5, {instancePath:instancePath+"/params/exemptServices/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? obj14.errors : vErrors.concat(obj14.errors);
errors = vErrors.length;
}
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.resourceType !== undefined){
if(!(obj52.includes(data5.resourceType))){
(vErrors ??= []).push({instancePath:instancePath+"/params/exemptServices/" + i0+"/resourceType",keyword:"enum",params:{allowedValues: obj52}});errors++;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/params/exemptServices",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data1.useAppointmentTimes !== undefined){
if(typeof data1.useAppointmentTimes !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/params/useAppointmentTimes",keyword:"type",params:{type: "boolean"}});errors++;
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
validate13.errors = vErrors;
return errors === 0;
}
export const checkCommon = validate14;
const obj54 = ["Block","Warn","Info"];
const obj56 = ["Live","AtSign","Both"];
const obj60 = ["Parent","Members","Services","Auto"];
function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func8(data0) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func8(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.severity !== undefined){
if(!(obj54.includes(data.severity))){
(vErrors ??= []).push({instancePath:instancePath+"/severity",keyword:"enum",params:{allowedValues: obj54}});errors++;
}
}
if(data.evaluate !== undefined){
if(!(obj56.includes(data.evaluate))){
(vErrors ??= []).push({instancePath:instancePath+"/evaluate",keyword:"enum",params:{allowedValues: obj56}});errors++;
}
}
if(data.message !== undefined){
let data3 = data.message;
if(typeof data3 === "string"){
if(func8(data3) > 300){
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
if(!(obj43.includes(data6[i0]))){
(vErrors ??= []).push({instancePath:instancePath+"/visitStatuses/" + i0,keyword:"enum",params:{allowedValues: obj43}});errors++;
}
}
let i1 = data6.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func1(data6[i1], data6[j0])){
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
if(!(obj60.includes(data.target))){
(vErrors ??= []).push({instancePath:instancePath+"/target",keyword:"enum",params:{allowedValues: obj60}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate14.errors = vErrors;
return errors === 0;
}

const allowedValues = ['AppointmentRequired', 'Authorization', 'Insurance', 'LocationSelected', 'MissingDiagnosis', 'ProgramLocation', 'ProgramSelected', 'ServiceBasedSubformDuration', 'ServiceDate', 'SessionDurationIncrement', 'SessionDuration', 'SessionOverlap', 'ShowStatus', 'SpanMidnight'];
function checkOf(word) {
  switch (word) {
    case 'AppointmentRequired': return AppointmentRequiredRule;
    case 'Authorization': return AuthorizationRule;
    case 'Insurance': return InsuranceRule;
    case 'LocationSelected': return LocationSelectedRule;
    case 'MissingDiagnosis': return MissingDiagnosisRule;
    case 'ProgramLocation': return ProgramLocationRule;
    case 'ProgramSelected': return ProgramSelectedRule;
    case 'ServiceBasedSubformDuration': return ServiceBasedSubformDurationRule;
    case 'ServiceDate': return ServiceDateRule;
    case 'SessionDurationIncrement': return SessionDurationIncrementRule;
    case 'SessionDuration': return SessionDurationRule;
    case 'SessionOverlap': return SessionOverlapRule;
    case 'ShowStatus': return ShowStatusRule;
    case 'SpanMidnight': return SpanMidnightRule;
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
