// Generated from schemas/resources/healthcare-service.json by npm run generate. Edits are lost.
import { equal as func4 } from './runtime.js'
import { formats } from './runtime.js'
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj1 } from './shared/coded-value.js'
import { validate as obj13 } from './shared/reference.js'
import { validate as obj22 } from './shared/money.js'
import { validate as obj25 } from './shared/color.js'
import { validate as obj27 } from './shared/meta.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"HealthcareService"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"name":{"type":"string","maxLength":80},"code":{"type":"string","maxLength":20},"category":{"x-shared":"generated/validators/shared/coded-value.js"},"status":{"enum":["Draft","Active","Retired"]},"flags":{"type":"array","items":{"enum":["Billable","SupportsGroups","RequireUnits"]},"uniqueItems":true},"sessionTimeUnit":{"enum":["Duration","DurationMinutes","TimeIncrements"]},"unitBasis":{"enum":["Minutes","Visit","Day"]},"incrementMinutes":{"type":"integer","minimum":1,"maximum":60},"rounding":{"enum":["EightMinute","Midpoint","FullUnit","RoundUp","Exact"]},"minMinutes":{"type":"integer","minimum":0,"maximum":1440},"maxMinutes":{"type":"integer","minimum":1,"maximum":1440},"defaultMinutes":{"type":"integer","minimum":1,"maximum":1440},"maxUnitsPerDay":{"type":"integer","minimum":1,"maximum":1000},"billingCode":{"type":"string","maxLength":10},"modifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/coded-value.js"}},"addOnTo":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"allowedLicenses":{"type":"array","items":{"x-shared":"generated/validators/shared/coded-value.js"}},"modes":{"type":"array","items":{"enum":["InPerson","Telehealth"]},"minItems":1,"uniqueItems":true},"placesOfService":{"type":"array","items":{"x-shared":"generated/validators/shared/coded-value.js"}},"programs":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"noteDefinition":{"x-shared":"generated/validators/shared/reference.js"},"groupNoteDefinition":{"x-shared":"generated/validators/shared/reference.js"},"subform":{"x-shared":"generated/validators/shared/reference.js"},"missedVisitService":{"type":"boolean"},"groupSize":{"type":"object","additionalProperties":false,"properties":{"min":{"type":"integer","minimum":1,"maximum":500},"max":{"type":"integer","minimum":1,"maximum":500}},"required":[]},"requiresCarePlanLink":{"type":"boolean"},"rate":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"amount":{"x-shared":"generated/validators/shared/money.js"},"per":{"enum":["unit","session"]},"from":{"type":"string","format":"date"}},"required":["amount","per","from"]}},"color":{"x-shared":"generated/validators/shared/color.js"}},"required":["name","code","category","status","sessionTimeUnit","modes"]};
const func0 = Object.prototype.hasOwnProperty;
const obj2 = ["Draft","Active","Retired"];
const obj4 = ["Billable","SupportsGroups","RequireUnits"];
const obj6 = ["Duration","DurationMinutes","TimeIncrements"];
const obj8 = ["Minutes","Visit","Day"];
const obj10 = ["EightMinute","Midpoint","FullUnit","RoundUp","Exact"];
const obj15 = ["InPerson","Telehealth"];
const obj23 = ["unit","session"];
const formats0 = formats.date;
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});errors++;
}
if(data.code === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "code"}});errors++;
}
if(data.category === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "category"}});errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"}});errors++;
}
if(data.sessionTimeUnit === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sessionTimeUnit"}});errors++;
}
if(data.modes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "modes"}});errors++;
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
if("HealthcareService" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "HealthcareService"}});errors++;
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
let data7 = data.name;
if(typeof data7 === "string"){
if(func1(data7) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 80}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.code !== undefined){
let data8 = data.code;
if(typeof data8 === "string"){
if(func1(data8) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"maxLength",params:{limit: 20}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.category !== undefined){
if(!(obj1(data.category, {instancePath:instancePath+"/category",parentData:data,parentDataProperty:"category",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(obj2.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj2}});errors++;
}
}
if(data.flags !== undefined){
let data11 = data.flags;
if(Array.isArray(data11)){
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
if(!(obj4.includes(data11[i1]))){
(vErrors ??= []).push({instancePath:instancePath+"/flags/" + i1,keyword:"enum",params:{allowedValues: obj4}});errors++;
}
}
let i2 = data11.length;
let j0;
if(i2 > 1){
outer0:
for(;i2--;){
for(j0 = i2; j0--;){
if(func4(data11[i2], data11[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/flags",keyword:"uniqueItems",params:{i: i2, j: j0}});errors++;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/flags",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.sessionTimeUnit !== undefined){
if(!(obj6.includes(data.sessionTimeUnit))){
(vErrors ??= []).push({instancePath:instancePath+"/sessionTimeUnit",keyword:"enum",params:{allowedValues: obj6}});errors++;
}
}
if(data.unitBasis !== undefined){
if(!(obj8.includes(data.unitBasis))){
(vErrors ??= []).push({instancePath:instancePath+"/unitBasis",keyword:"enum",params:{allowedValues: obj8}});errors++;
}
}
if(data.incrementMinutes !== undefined){
let data15 = data.incrementMinutes;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
(vErrors ??= []).push({instancePath:instancePath+"/incrementMinutes",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data15 == "number"){
if(data15 > 60 || isNaN(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/incrementMinutes",keyword:"maximum",params:{comparison: "<=", limit: 60}});errors++;
}
if(data15 < 1 || isNaN(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/incrementMinutes",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data.rounding !== undefined){
if(!(obj10.includes(data.rounding))){
(vErrors ??= []).push({instancePath:instancePath+"/rounding",keyword:"enum",params:{allowedValues: obj10}});errors++;
}
}
if(data.minMinutes !== undefined){
let data17 = data.minMinutes;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
(vErrors ??= []).push({instancePath:instancePath+"/minMinutes",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data17 == "number"){
if(data17 > 1440 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/minMinutes",keyword:"maximum",params:{comparison: "<=", limit: 1440}});errors++;
}
if(data17 < 0 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/minMinutes",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.maxMinutes !== undefined){
let data18 = data.maxMinutes;
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
(vErrors ??= []).push({instancePath:instancePath+"/maxMinutes",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data18 == "number"){
if(data18 > 1440 || isNaN(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/maxMinutes",keyword:"maximum",params:{comparison: "<=", limit: 1440}});errors++;
}
if(data18 < 1 || isNaN(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/maxMinutes",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data.defaultMinutes !== undefined){
let data19 = data.defaultMinutes;
if(!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))){
(vErrors ??= []).push({instancePath:instancePath+"/defaultMinutes",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data19 == "number"){
if(data19 > 1440 || isNaN(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/defaultMinutes",keyword:"maximum",params:{comparison: "<=", limit: 1440}});errors++;
}
if(data19 < 1 || isNaN(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/defaultMinutes",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data.maxUnitsPerDay !== undefined){
let data20 = data.maxUnitsPerDay;
if(!((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20)))){
(vErrors ??= []).push({instancePath:instancePath+"/maxUnitsPerDay",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data20 == "number"){
if(data20 > 1000 || isNaN(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/maxUnitsPerDay",keyword:"maximum",params:{comparison: "<=", limit: 1000}});errors++;
}
if(data20 < 1 || isNaN(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/maxUnitsPerDay",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data.billingCode !== undefined){
let data21 = data.billingCode;
if(typeof data21 === "string"){
if(func1(data21) > 10){
(vErrors ??= []).push({instancePath:instancePath+"/billingCode",keyword:"maxLength",params:{limit: 10}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/billingCode",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.modifiers !== undefined){
let data22 = data.modifiers;
if(Array.isArray(data22)){
const len2 = data22.length;
for(let i3=0; i3<len2; i3++){
if(!(obj1(data22[i3], {instancePath:instancePath+"/modifiers/" + i3,parentData:data22,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/modifiers",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.addOnTo !== undefined){
let data24 = data.addOnTo;
if(Array.isArray(data24)){
const len3 = data24.length;
for(let i4=0; i4<len3; i4++){
if(!(obj13(data24[i4], {instancePath:instancePath+"/addOnTo/" + i4,parentData:data24,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? obj13.errors : vErrors.concat(obj13.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/addOnTo",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.allowedLicenses !== undefined){
let data26 = data.allowedLicenses;
if(Array.isArray(data26)){
const len4 = data26.length;
for(let i5=0; i5<len4; i5++){
if(!(obj1(data26[i5], {instancePath:instancePath+"/allowedLicenses/" + i5,parentData:data26,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/allowedLicenses",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.modes !== undefined){
let data28 = data.modes;
if(Array.isArray(data28)){
if(data28.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/modes",keyword:"minItems",params:{limit: 1}});errors++;
}
const len5 = data28.length;
for(let i6=0; i6<len5; i6++){
if(!(obj15.includes(data28[i6]))){
(vErrors ??= []).push({instancePath:instancePath+"/modes/" + i6,keyword:"enum",params:{allowedValues: obj15}});errors++;
}
}
let i7 = data28.length;
let j1;
if(i7 > 1){
outer1:
for(;i7--;){
for(j1 = i7; j1--;){
if(func4(data28[i7], data28[j1])){
(vErrors ??= []).push({instancePath:instancePath+"/modes",keyword:"uniqueItems",params:{i: i7, j: j1}});errors++;
break outer1;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/modes",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.placesOfService !== undefined){
let data30 = data.placesOfService;
if(Array.isArray(data30)){
const len6 = data30.length;
for(let i8=0; i8<len6; i8++){
if(!(obj1(data30[i8], {instancePath:instancePath+"/placesOfService/" + i8,parentData:data30,parentDataProperty:i8,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/placesOfService",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.programs !== undefined){
let data32 = data.programs;
if(Array.isArray(data32)){
const len7 = data32.length;
for(let i9=0; i9<len7; i9++){
if(!(obj13(data32[i9], {instancePath:instancePath+"/programs/" + i9,parentData:data32,parentDataProperty:i9,rootData}))){
vErrors = vErrors === null ? obj13.errors : vErrors.concat(obj13.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/programs",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.noteDefinition !== undefined){
if(!(obj13(data.noteDefinition, {instancePath:instancePath+"/noteDefinition",parentData:data,parentDataProperty:"noteDefinition",rootData}))){
vErrors = vErrors === null ? obj13.errors : vErrors.concat(obj13.errors);
errors = vErrors.length;
}
}
if(data.groupNoteDefinition !== undefined){
if(!(obj13(data.groupNoteDefinition, {instancePath:instancePath+"/groupNoteDefinition",parentData:data,parentDataProperty:"groupNoteDefinition",rootData}))){
vErrors = vErrors === null ? obj13.errors : vErrors.concat(obj13.errors);
errors = vErrors.length;
}
}
if(data.subform !== undefined){
if(!(obj13(data.subform, {instancePath:instancePath+"/subform",parentData:data,parentDataProperty:"subform",rootData}))){
vErrors = vErrors === null ? obj13.errors : vErrors.concat(obj13.errors);
errors = vErrors.length;
}
}
if(data.missedVisitService !== undefined){
if(typeof data.missedVisitService !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/missedVisitService",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.groupSize !== undefined){
let data38 = data.groupSize;
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
for(const key1 in data38){
if(!((key1 === "min") || (key1 === "max"))){
(vErrors ??= []).push({instancePath:instancePath+"/groupSize",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data38.min !== undefined){
let data39 = data38.min;
if(!((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39)))){
(vErrors ??= []).push({instancePath:instancePath+"/groupSize/min",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data39 == "number"){
if(data39 > 500 || isNaN(data39)){
(vErrors ??= []).push({instancePath:instancePath+"/groupSize/min",keyword:"maximum",params:{comparison: "<=", limit: 500}});errors++;
}
if(data39 < 1 || isNaN(data39)){
(vErrors ??= []).push({instancePath:instancePath+"/groupSize/min",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data38.max !== undefined){
let data40 = data38.max;
if(!((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40)))){
(vErrors ??= []).push({instancePath:instancePath+"/groupSize/max",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data40 == "number"){
if(data40 > 500 || isNaN(data40)){
(vErrors ??= []).push({instancePath:instancePath+"/groupSize/max",keyword:"maximum",params:{comparison: "<=", limit: 500}});errors++;
}
if(data40 < 1 || isNaN(data40)){
(vErrors ??= []).push({instancePath:instancePath+"/groupSize/max",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/groupSize",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.requiresCarePlanLink !== undefined){
if(typeof data.requiresCarePlanLink !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/requiresCarePlanLink",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.rate !== undefined){
let data42 = data.rate;
if(Array.isArray(data42)){
const len8 = data42.length;
for(let i10=0; i10<len8; i10++){
let data43 = data42[i10];
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
if(data43.amount === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/rate/" + i10,keyword:"required",params:{missingProperty: "amount"}});errors++;
}
if(data43.per === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/rate/" + i10,keyword:"required",params:{missingProperty: "per"}});errors++;
}
if(data43.from === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/rate/" + i10,keyword:"required",params:{missingProperty: "from"}});errors++;
}
for(const key2 in data43){
if(!(((key2 === "amount") || (key2 === "per")) || (key2 === "from"))){
(vErrors ??= []).push({instancePath:instancePath+"/rate/" + i10,keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data43.amount !== undefined){
if(!(obj22(data43.amount, {instancePath:instancePath+"/rate/" + i10+"/amount",parentData:data43,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? obj22.errors : vErrors.concat(obj22.errors);
errors = vErrors.length;
}
}
if(data43.per !== undefined){
if(!(obj23.includes(data43.per))){
(vErrors ??= []).push({instancePath:instancePath+"/rate/" + i10+"/per",keyword:"enum",params:{allowedValues: obj23}});errors++;
}
}
if(data43.from !== undefined){
let data46 = data43.from;
if(typeof data46 === "string"){
if(!(formats0.validate(data46))){
(vErrors ??= []).push({instancePath:instancePath+"/rate/" + i10+"/from",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/rate/" + i10+"/from",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/rate/" + i10,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/rate",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.color !== undefined){
if(!(obj25(data.color, {instancePath:instancePath+"/color",parentData:data,parentDataProperty:"color",rootData}))){
vErrors = vErrors === null ? obj25.errors : vErrors.concat(obj25.errors);
errors = vErrors.length;
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
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"HealthcareService"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"name":{"type":"string","maxLength":80},"code":{"type":"string","maxLength":20},"category":{"x-shared":"generated/validators/shared/coded-value.js"},"status":{"enum":["Draft","Active","Retired"]},"flags":{"type":"array","items":{"enum":["Billable","SupportsGroups","RequireUnits"]},"uniqueItems":true},"sessionTimeUnit":{"enum":["Duration","DurationMinutes","TimeIncrements"]},"unitBasis":{"enum":["Minutes","Visit","Day"]},"incrementMinutes":{"type":"integer","minimum":1,"maximum":60},"rounding":{"enum":["EightMinute","Midpoint","FullUnit","RoundUp","Exact"]},"minMinutes":{"type":"integer","minimum":0,"maximum":1440},"maxMinutes":{"type":"integer","minimum":1,"maximum":1440},"defaultMinutes":{"type":"integer","minimum":1,"maximum":1440},"maxUnitsPerDay":{"type":"integer","minimum":1,"maximum":1000},"billingCode":{"type":"string","maxLength":10},"modifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/coded-value.js"}},"addOnTo":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"allowedLicenses":{"type":"array","items":{"x-shared":"generated/validators/shared/coded-value.js"}},"modes":{"type":"array","items":{"enum":["InPerson","Telehealth"]},"minItems":1,"uniqueItems":true},"placesOfService":{"type":"array","items":{"x-shared":"generated/validators/shared/coded-value.js"}},"programs":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"noteDefinition":{"x-shared":"generated/validators/shared/reference.js"},"groupNoteDefinition":{"x-shared":"generated/validators/shared/reference.js"},"subform":{"x-shared":"generated/validators/shared/reference.js"},"missedVisitService":{"type":"boolean"},"groupSize":{"type":"object","additionalProperties":false,"properties":{"min":{"type":"integer","minimum":1,"maximum":500},"max":{"type":"integer","minimum":1,"maximum":500}}},"requiresCarePlanLink":{"type":"boolean"},"rate":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"amount":{"x-shared":"generated/validators/shared/money.js"},"per":{"enum":["unit","session"]},"from":{"type":"string","format":"date"}},"required":["amount","per","from"]}},"color":{"x-shared":"generated/validators/shared/color.js"}},"required":["id","resourceType","partition","display","meta","name","code","category","status","sessionTimeUnit","unitBasis","rounding","defaultMinutes","modes","missedVisitService","requiresCarePlanLink"]};
const formats2 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
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
if(data.code === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "code"}});errors++;
}
if(data.category === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "category"}});errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"}});errors++;
}
if(data.sessionTimeUnit === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sessionTimeUnit"}});errors++;
}
if(data.unitBasis === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "unitBasis"}});errors++;
}
if(data.rounding === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "rounding"}});errors++;
}
if(data.defaultMinutes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "defaultMinutes"}});errors++;
}
if(data.modes === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "modes"}});errors++;
}
if(data.missedVisitService === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "missedVisitService"}});errors++;
}
if(data.requiresCarePlanLink === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "requiresCarePlanLink"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema1.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats2.test(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"format",params:{format: "uuid"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.resourceType !== undefined){
if("HealthcareService" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "HealthcareService"}});errors++;
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
if(!(obj27(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? obj27.errors : vErrors.concat(obj27.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data7 = data.name;
if(typeof data7 === "string"){
if(func1(data7) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 80}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.code !== undefined){
let data8 = data.code;
if(typeof data8 === "string"){
if(func1(data8) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"maxLength",params:{limit: 20}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/code",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.category !== undefined){
if(!(obj1(data.category, {instancePath:instancePath+"/category",parentData:data,parentDataProperty:"category",rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(obj2.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj2}});errors++;
}
}
if(data.flags !== undefined){
let data11 = data.flags;
if(Array.isArray(data11)){
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
if(!(obj4.includes(data11[i1]))){
(vErrors ??= []).push({instancePath:instancePath+"/flags/" + i1,keyword:"enum",params:{allowedValues: obj4}});errors++;
}
}
let i2 = data11.length;
let j0;
if(i2 > 1){
outer0:
for(;i2--;){
for(j0 = i2; j0--;){
if(func4(data11[i2], data11[j0])){
(vErrors ??= []).push({instancePath:instancePath+"/flags",keyword:"uniqueItems",params:{i: i2, j: j0}});errors++;
break outer0;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/flags",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.sessionTimeUnit !== undefined){
if(!(obj6.includes(data.sessionTimeUnit))){
(vErrors ??= []).push({instancePath:instancePath+"/sessionTimeUnit",keyword:"enum",params:{allowedValues: obj6}});errors++;
}
}
if(data.unitBasis !== undefined){
if(!(obj8.includes(data.unitBasis))){
(vErrors ??= []).push({instancePath:instancePath+"/unitBasis",keyword:"enum",params:{allowedValues: obj8}});errors++;
}
}
if(data.incrementMinutes !== undefined){
let data15 = data.incrementMinutes;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
(vErrors ??= []).push({instancePath:instancePath+"/incrementMinutes",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data15 == "number"){
if(data15 > 60 || isNaN(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/incrementMinutes",keyword:"maximum",params:{comparison: "<=", limit: 60}});errors++;
}
if(data15 < 1 || isNaN(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/incrementMinutes",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data.rounding !== undefined){
if(!(obj10.includes(data.rounding))){
(vErrors ??= []).push({instancePath:instancePath+"/rounding",keyword:"enum",params:{allowedValues: obj10}});errors++;
}
}
if(data.minMinutes !== undefined){
let data17 = data.minMinutes;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
(vErrors ??= []).push({instancePath:instancePath+"/minMinutes",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data17 == "number"){
if(data17 > 1440 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/minMinutes",keyword:"maximum",params:{comparison: "<=", limit: 1440}});errors++;
}
if(data17 < 0 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/minMinutes",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.maxMinutes !== undefined){
let data18 = data.maxMinutes;
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
(vErrors ??= []).push({instancePath:instancePath+"/maxMinutes",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data18 == "number"){
if(data18 > 1440 || isNaN(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/maxMinutes",keyword:"maximum",params:{comparison: "<=", limit: 1440}});errors++;
}
if(data18 < 1 || isNaN(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/maxMinutes",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data.defaultMinutes !== undefined){
let data19 = data.defaultMinutes;
if(!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))){
(vErrors ??= []).push({instancePath:instancePath+"/defaultMinutes",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data19 == "number"){
if(data19 > 1440 || isNaN(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/defaultMinutes",keyword:"maximum",params:{comparison: "<=", limit: 1440}});errors++;
}
if(data19 < 1 || isNaN(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/defaultMinutes",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data.maxUnitsPerDay !== undefined){
let data20 = data.maxUnitsPerDay;
if(!((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20)))){
(vErrors ??= []).push({instancePath:instancePath+"/maxUnitsPerDay",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data20 == "number"){
if(data20 > 1000 || isNaN(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/maxUnitsPerDay",keyword:"maximum",params:{comparison: "<=", limit: 1000}});errors++;
}
if(data20 < 1 || isNaN(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/maxUnitsPerDay",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data.billingCode !== undefined){
let data21 = data.billingCode;
if(typeof data21 === "string"){
if(func1(data21) > 10){
(vErrors ??= []).push({instancePath:instancePath+"/billingCode",keyword:"maxLength",params:{limit: 10}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/billingCode",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.modifiers !== undefined){
let data22 = data.modifiers;
if(Array.isArray(data22)){
const len2 = data22.length;
for(let i3=0; i3<len2; i3++){
if(!(obj1(data22[i3], {instancePath:instancePath+"/modifiers/" + i3,parentData:data22,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/modifiers",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.addOnTo !== undefined){
let data24 = data.addOnTo;
if(Array.isArray(data24)){
const len3 = data24.length;
for(let i4=0; i4<len3; i4++){
if(!(obj13(data24[i4], {instancePath:instancePath+"/addOnTo/" + i4,parentData:data24,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? obj13.errors : vErrors.concat(obj13.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/addOnTo",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.allowedLicenses !== undefined){
let data26 = data.allowedLicenses;
if(Array.isArray(data26)){
const len4 = data26.length;
for(let i5=0; i5<len4; i5++){
if(!(obj1(data26[i5], {instancePath:instancePath+"/allowedLicenses/" + i5,parentData:data26,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/allowedLicenses",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.modes !== undefined){
let data28 = data.modes;
if(Array.isArray(data28)){
if(data28.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/modes",keyword:"minItems",params:{limit: 1}});errors++;
}
const len5 = data28.length;
for(let i6=0; i6<len5; i6++){
if(!(obj15.includes(data28[i6]))){
(vErrors ??= []).push({instancePath:instancePath+"/modes/" + i6,keyword:"enum",params:{allowedValues: obj15}});errors++;
}
}
let i7 = data28.length;
let j1;
if(i7 > 1){
outer1:
for(;i7--;){
for(j1 = i7; j1--;){
if(func4(data28[i7], data28[j1])){
(vErrors ??= []).push({instancePath:instancePath+"/modes",keyword:"uniqueItems",params:{i: i7, j: j1}});errors++;
break outer1;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/modes",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.placesOfService !== undefined){
let data30 = data.placesOfService;
if(Array.isArray(data30)){
const len6 = data30.length;
for(let i8=0; i8<len6; i8++){
if(!(obj1(data30[i8], {instancePath:instancePath+"/placesOfService/" + i8,parentData:data30,parentDataProperty:i8,rootData}))){
vErrors = vErrors === null ? obj1.errors : vErrors.concat(obj1.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/placesOfService",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.programs !== undefined){
let data32 = data.programs;
if(Array.isArray(data32)){
const len7 = data32.length;
for(let i9=0; i9<len7; i9++){
if(!(obj13(data32[i9], {instancePath:instancePath+"/programs/" + i9,parentData:data32,parentDataProperty:i9,rootData}))){
vErrors = vErrors === null ? obj13.errors : vErrors.concat(obj13.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/programs",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.noteDefinition !== undefined){
if(!(obj13(data.noteDefinition, {instancePath:instancePath+"/noteDefinition",parentData:data,parentDataProperty:"noteDefinition",rootData}))){
vErrors = vErrors === null ? obj13.errors : vErrors.concat(obj13.errors);
errors = vErrors.length;
}
}
if(data.groupNoteDefinition !== undefined){
if(!(obj13(data.groupNoteDefinition, {instancePath:instancePath+"/groupNoteDefinition",parentData:data,parentDataProperty:"groupNoteDefinition",rootData}))){
vErrors = vErrors === null ? obj13.errors : vErrors.concat(obj13.errors);
errors = vErrors.length;
}
}
if(data.subform !== undefined){
if(!(obj13(data.subform, {instancePath:instancePath+"/subform",parentData:data,parentDataProperty:"subform",rootData}))){
vErrors = vErrors === null ? obj13.errors : vErrors.concat(obj13.errors);
errors = vErrors.length;
}
}
if(data.missedVisitService !== undefined){
if(typeof data.missedVisitService !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/missedVisitService",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.groupSize !== undefined){
let data38 = data.groupSize;
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
for(const key1 in data38){
if(!((key1 === "min") || (key1 === "max"))){
(vErrors ??= []).push({instancePath:instancePath+"/groupSize",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data38.min !== undefined){
let data39 = data38.min;
if(!((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39)))){
(vErrors ??= []).push({instancePath:instancePath+"/groupSize/min",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data39 == "number"){
if(data39 > 500 || isNaN(data39)){
(vErrors ??= []).push({instancePath:instancePath+"/groupSize/min",keyword:"maximum",params:{comparison: "<=", limit: 500}});errors++;
}
if(data39 < 1 || isNaN(data39)){
(vErrors ??= []).push({instancePath:instancePath+"/groupSize/min",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data38.max !== undefined){
let data40 = data38.max;
if(!((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40)))){
(vErrors ??= []).push({instancePath:instancePath+"/groupSize/max",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data40 == "number"){
if(data40 > 500 || isNaN(data40)){
(vErrors ??= []).push({instancePath:instancePath+"/groupSize/max",keyword:"maximum",params:{comparison: "<=", limit: 500}});errors++;
}
if(data40 < 1 || isNaN(data40)){
(vErrors ??= []).push({instancePath:instancePath+"/groupSize/max",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/groupSize",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.requiresCarePlanLink !== undefined){
if(typeof data.requiresCarePlanLink !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/requiresCarePlanLink",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.rate !== undefined){
let data42 = data.rate;
if(Array.isArray(data42)){
const len8 = data42.length;
for(let i10=0; i10<len8; i10++){
let data43 = data42[i10];
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
if(data43.amount === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/rate/" + i10,keyword:"required",params:{missingProperty: "amount"}});errors++;
}
if(data43.per === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/rate/" + i10,keyword:"required",params:{missingProperty: "per"}});errors++;
}
if(data43.from === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/rate/" + i10,keyword:"required",params:{missingProperty: "from"}});errors++;
}
for(const key2 in data43){
if(!(((key2 === "amount") || (key2 === "per")) || (key2 === "from"))){
(vErrors ??= []).push({instancePath:instancePath+"/rate/" + i10,keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data43.amount !== undefined){
if(!(obj22(data43.amount, {instancePath:instancePath+"/rate/" + i10+"/amount",parentData:data43,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? obj22.errors : vErrors.concat(obj22.errors);
errors = vErrors.length;
}
}
if(data43.per !== undefined){
if(!(obj23.includes(data43.per))){
(vErrors ??= []).push({instancePath:instancePath+"/rate/" + i10+"/per",keyword:"enum",params:{allowedValues: obj23}});errors++;
}
}
if(data43.from !== undefined){
let data46 = data43.from;
if(typeof data46 === "string"){
if(!(formats0.validate(data46))){
(vErrors ??= []).push({instancePath:instancePath+"/rate/" + i10+"/from",keyword:"format",params:{format: "date"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/rate/" + i10+"/from",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/rate/" + i10,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/rate",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.color !== undefined){
if(!(obj25(data.color, {instancePath:instancePath+"/color",parentData:data,parentDataProperty:"color",rootData}))){
vErrors = vErrors === null ? obj25.errors : vErrors.concat(obj25.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
