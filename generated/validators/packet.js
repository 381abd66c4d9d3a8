// Generated from schemas/resources/packet.json by npm run generate. Edits are lost.
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj11 } from './shared/condition-group.js'
import { validate as obj23 } from './shared/meta.js'
import { validate as obj5 } from './shared/reference.js'
import { validate as obj8 } from './shared/coded-value.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"Packet"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"name":{"type":"string","maxLength":120},"key":{"type":"string","pattern":"^[a-z0-9][a-z0-9-]{0,59}$"},"version":{"type":"integer","minimum":1},"status":{"enum":["Draft","Active","Retired"]},"replaces":false,"description":{"type":"string","maxLength":20000},"instructions":{"type":"string","maxLength":20000},"items":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","minLength":1,"maxLength":64},"order":{"type":"integer","minimum":1},"kind":{"enum":["Questionnaire","ConsentForm","Document","Form","Upload","Instructions"]},"questionnaire":{"x-shared":"generated/validators/shared/reference.js"},"form":{"x-shared":"generated/validators/shared/reference.js"},"document":{"x-shared":"generated/validators/shared/reference.js"},"consentKind":{"x-shared":"generated/validators/shared/coded-value.js"},"title":{"type":"string","maxLength":120},"audience":{"enum":["Patient","Guardian","RelatedPerson","Staff"]},"required":{"type":"boolean"},"visibleWhen":{"x-shared":"generated/validators/shared/condition-group.js"},"signers":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"role":{"enum":["Author","Performer","Supervisor","Prescriber","Reviewer","Witness","Patient","Guardian","RelatedPerson","Interpreter"]},"required":{"type":"boolean"}},"required":["role"]},"maxItems":10},"dueOffsetDays":{"type":"integer","minimum":0,"maximum":365}},"required":["id","order","kind","title","audience"]},"minItems":1,"maxItems":100},"language":{"x-shared":"generated/validators/shared/coded-value.js"},"triggers":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"on":{"enum":["Enrollment","Appointment","Interval","Manual"]},"program":{"x-shared":"generated/validators/shared/reference.js"},"service":{"x-shared":"generated/validators/shared/reference.js"},"daysBefore":{"type":"integer","minimum":0,"maximum":365},"everyDays":{"type":"integer","minimum":1,"maximum":3650}},"required":["on"]},"maxItems":20},"expiresAfterDays":{"type":"integer","minimum":1,"maximum":365},"reminders":{"type":"array","items":{"type":"integer","minimum":1,"maximum":365},"maxItems":10,"uniqueItems":true},"identityCheck":{"enum":["None","BirthDate","BirthDateAndZip","Code"]},"reviewBy":{"x-shared":"generated/validators/shared/reference.js"},"autoAccept":{"type":"boolean"}},"required":["name","key","version","status","items"]};
const func0 = Object.prototype.hasOwnProperty;
const obj1 = ["Draft","Active","Retired"];
const obj3 = ["Questionnaire","ConsentForm","Document","Form","Upload","Instructions"];
const obj9 = ["Patient","Guardian","RelatedPerson","Staff"];
const obj12 = ["Author","Performer","Supervisor","Prescriber","Reviewer","Witness","Patient","Guardian","RelatedPerson","Interpreter"];
const obj15 = ["Enrollment","Appointment","Interval","Manual"];
const obj19 = ["None","BirthDate","BirthDateAndZip","Code"];
const pattern0 = new RegExp("^[a-z0-9][a-z0-9-]{0,59}$", "u");
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});errors++;
}
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"}});errors++;
}
if(data.version === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "version"}});errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"}});errors++;
}
if(data.items === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "items"}});errors++;
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
if("Packet" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Packet"}});errors++;
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
if(func1(data7) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.key !== undefined){
let data8 = data.key;
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/key",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]{0,59}$"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/key",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.version !== undefined){
let data9 = data.version;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data9 == "number"){
if(data9 < 1 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data.status !== undefined){
if(!(obj1.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj1}});errors++;
}
}
if(data.replaces !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/replaces",keyword:"false schema",params:{}});errors++;
}
if(data.description !== undefined){
let data12 = data.description;
if(typeof data12 === "string"){
if(func1(data12) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.instructions !== undefined){
let data13 = data.instructions;
if(typeof data13 === "string"){
if(func1(data13) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/instructions",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/instructions",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.items !== undefined){
let data14 = data.items;
if(Array.isArray(data14)){
if(data14.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/items",keyword:"maxItems",params:{limit: 100}});errors++;
}
if(data14.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/items",keyword:"minItems",params:{limit: 1}});errors++;
}
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
let data15 = data14[i1];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data15.order === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1,keyword:"required",params:{missingProperty: "order"}});errors++;
}
if(data15.kind === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1,keyword:"required",params:{missingProperty: "kind"}});errors++;
}
if(data15.title === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1,keyword:"required",params:{missingProperty: "title"}});errors++;
}
if(data15.audience === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1,keyword:"required",params:{missingProperty: "audience"}});errors++;
}
for(const key1 in data15){
if(!(func0.call(schema0.properties.items.items.properties, key1))){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data15.id !== undefined){
let data16 = data15.id;
if(typeof data16 === "string"){
if(func1(data16) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1+"/id",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data16) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1+"/id",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1+"/id",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data15.order !== undefined){
let data17 = data15.order;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1+"/order",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data17 == "number"){
if(data17 < 1 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1+"/order",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data15.kind !== undefined){
if(!(obj3.includes(data15.kind))){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1+"/kind",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data15.questionnaire !== undefined){
if(!(obj5(data15.questionnaire, {instancePath:instancePath+"/items/" + i1+"/questionnaire",parentData:data15,parentDataProperty:"questionnaire",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data15.form !== undefined){
if(!(obj5(data15.form, {instancePath:instancePath+"/items/" + i1+"/form",parentData:data15,parentDataProperty:"form",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data15.document !== undefined){
if(!(obj5(data15.document, {instancePath:instancePath+"/items/" + i1+"/document",parentData:data15,parentDataProperty:"document",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data15.consentKind !== undefined){
if(!(obj8(data15.consentKind, {instancePath:instancePath+"/items/" + i1+"/consentKind",parentData:data15,parentDataProperty:"consentKind",rootData}))){
vErrors = vErrors === null ? obj8.errors : vErrors.concat(obj8.errors);
errors = vErrors.length;
}
}
if(data15.title !== undefined){
let data23 = data15.title;
if(typeof data23 === "string"){
if(func1(data23) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1+"/title",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1+"/title",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data15.audience !== undefined){
if(!(obj9.includes(data15.audience))){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1+"/audience",keyword:"enum",params:{allowedValues: obj9}});errors++;
}
}
if(data15.required !== undefined){
if(typeof data15.required !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1+"/required",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data15.visibleWhen !== undefined){
if(!(obj11(data15.visibleWhen, {instancePath:instancePath+"/items/" + i1+"/visibleWhen",parentData:data15,parentDataProperty:"visibleWhen",rootData}))){
vErrors = vErrors === null ? obj11.errors : vErrors.concat(obj11.errors);
errors = vErrors.length;
}
}
if(data15.signers !== undefined){
let data27 = data15.signers;
if(Array.isArray(data27)){
if(data27.length > 10){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1+"/signers",keyword:"maxItems",params:{limit: 10}});errors++;
}
const len2 = data27.length;
for(let i2=0; i2<len2; i2++){
let data28 = data27[i2];
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.role === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1+"/signers/" + i2,keyword:"required",params:{missingProperty: "role"}});errors++;
}
for(const key2 in data28){
if(!((key2 === "role") || (key2 === "required"))){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1+"/signers/" + i2,keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data28.role !== undefined){
if(!(obj12.includes(data28.role))){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1+"/signers/" + i2+"/role",keyword:"enum",params:{allowedValues: obj12}});errors++;
}
}
if(data28.required !== undefined){
if(typeof data28.required !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1+"/signers/" + i2+"/required",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1+"/signers/" + i2,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1+"/signers",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data15.dueOffsetDays !== undefined){
let data31 = data15.dueOffsetDays;
if(!((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31)))){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1+"/dueOffsetDays",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data31 == "number"){
if(data31 > 365 || isNaN(data31)){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1+"/dueOffsetDays",keyword:"maximum",params:{comparison: "<=", limit: 365}});errors++;
}
if(data31 < 0 || isNaN(data31)){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1+"/dueOffsetDays",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.language !== undefined){
if(!(obj8(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData}))){
vErrors = vErrors === null ? obj8.errors : vErrors.concat(obj8.errors);
errors = vErrors.length;
}
}
if(data.triggers !== undefined){
let data33 = data.triggers;
if(Array.isArray(data33)){
if(data33.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/triggers",keyword:"maxItems",params:{limit: 20}});errors++;
}
const len3 = data33.length;
for(let i3=0; i3<len3; i3++){
let data34 = data33[i3];
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
if(data34.on === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/triggers/" + i3,keyword:"required",params:{missingProperty: "on"}});errors++;
}
for(const key3 in data34){
if(!(((((key3 === "on") || (key3 === "program")) || (key3 === "service")) || (key3 === "daysBefore")) || (key3 === "everyDays"))){
(vErrors ??= []).push({instancePath:instancePath+"/triggers/" + i3,keyword:"additionalProperties",params:{additionalProperty: key3}});errors++;
}
}
if(data34.on !== undefined){
if(!(obj15.includes(data34.on))){
(vErrors ??= []).push({instancePath:instancePath+"/triggers/" + i3+"/on",keyword:"enum",params:{allowedValues: obj15}});errors++;
}
}
if(data34.program !== undefined){
if(!(obj5(data34.program, {instancePath:instancePath+"/triggers/" + i3+"/program",parentData:data34,parentDataProperty:"program",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data34.service !== undefined){
if(!(obj5(data34.service, {instancePath:instancePath+"/triggers/" + i3+"/service",parentData:data34,parentDataProperty:"service",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data34.daysBefore !== undefined){
let data38 = data34.daysBefore;
if(!((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38)))){
(vErrors ??= []).push({instancePath:instancePath+"/triggers/" + i3+"/daysBefore",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data38 == "number"){
if(data38 > 365 || isNaN(data38)){
(vErrors ??= []).push({instancePath:instancePath+"/triggers/" + i3+"/daysBefore",keyword:"maximum",params:{comparison: "<=", limit: 365}});errors++;
}
if(data38 < 0 || isNaN(data38)){
(vErrors ??= []).push({instancePath:instancePath+"/triggers/" + i3+"/daysBefore",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data34.everyDays !== undefined){
let data39 = data34.everyDays;
if(!((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39)))){
(vErrors ??= []).push({instancePath:instancePath+"/triggers/" + i3+"/everyDays",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data39 == "number"){
if(data39 > 3650 || isNaN(data39)){
(vErrors ??= []).push({instancePath:instancePath+"/triggers/" + i3+"/everyDays",keyword:"maximum",params:{comparison: "<=", limit: 3650}});errors++;
}
if(data39 < 1 || isNaN(data39)){
(vErrors ??= []).push({instancePath:instancePath+"/triggers/" + i3+"/everyDays",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/triggers/" + i3,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/triggers",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.expiresAfterDays !== undefined){
let data40 = data.expiresAfterDays;
if(!((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40)))){
(vErrors ??= []).push({instancePath:instancePath+"/expiresAfterDays",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data40 == "number"){
if(data40 > 365 || isNaN(data40)){
(vErrors ??= []).push({instancePath:instancePath+"/expiresAfterDays",keyword:"maximum",params:{comparison: "<=", limit: 365}});errors++;
}
if(data40 < 1 || isNaN(data40)){
(vErrors ??= []).push({instancePath:instancePath+"/expiresAfterDays",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data.reminders !== undefined){
let data41 = data.reminders;
if(Array.isArray(data41)){
if(data41.length > 10){
(vErrors ??= []).push({instancePath:instancePath+"/reminders",keyword:"maxItems",params:{limit: 10}});errors++;
}
const len4 = data41.length;
for(let i4=0; i4<len4; i4++){
let data42 = data41[i4];
if(!((typeof data42 == "number") && (!(data42 % 1) && !isNaN(data42)))){
(vErrors ??= []).push({instancePath:instancePath+"/reminders/" + i4,keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data42 == "number"){
if(data42 > 365 || isNaN(data42)){
(vErrors ??= []).push({instancePath:instancePath+"/reminders/" + i4,keyword:"maximum",params:{comparison: "<=", limit: 365}});errors++;
}
if(data42 < 1 || isNaN(data42)){
(vErrors ??= []).push({instancePath:instancePath+"/reminders/" + i4,keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
let i5 = data41.length;
let j0;
if(i5 > 1){
const indices0 = {};
for(;i5--;){
let item0 = data41[i5];
if(!((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/reminders",keyword:"uniqueItems",params:{i: i5, j: j0}});errors++;
break;
}
indices0[item0] = i5;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reminders",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.identityCheck !== undefined){
if(!(obj19.includes(data.identityCheck))){
(vErrors ??= []).push({instancePath:instancePath+"/identityCheck",keyword:"enum",params:{allowedValues: obj19}});errors++;
}
}
if(data.reviewBy !== undefined){
if(!(obj5(data.reviewBy, {instancePath:instancePath+"/reviewBy",parentData:data,parentDataProperty:"reviewBy",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.autoAccept !== undefined){
if(typeof data.autoAccept !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/autoAccept",keyword:"type",params:{type: "boolean"}});errors++;
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
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"Packet"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"name":{"type":"string","maxLength":120},"key":{"type":"string","pattern":"^[a-z0-9][a-z0-9-]{0,59}$"},"version":{"type":"integer","minimum":1},"status":{"enum":["Draft","Active","Retired"]},"replaces":{"x-shared":"generated/validators/shared/reference.js"},"description":{"type":"string","maxLength":20000},"instructions":{"type":"string","maxLength":20000},"items":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","minLength":1,"maxLength":64},"order":{"type":"integer","minimum":1},"kind":{"enum":["Questionnaire","ConsentForm","Document","Form","Upload","Instructions"]},"questionnaire":{"x-shared":"generated/validators/shared/reference.js"},"form":{"x-shared":"generated/validators/shared/reference.js"},"document":{"x-shared":"generated/validators/shared/reference.js"},"consentKind":{"x-shared":"generated/validators/shared/coded-value.js"},"title":{"type":"string","maxLength":120},"audience":{"enum":["Patient","Guardian","RelatedPerson","Staff"]},"required":{"type":"boolean"},"visibleWhen":{"x-shared":"generated/validators/shared/condition-group.js"},"signers":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"role":{"enum":["Author","Performer","Supervisor","Prescriber","Reviewer","Witness","Patient","Guardian","RelatedPerson","Interpreter"]},"required":{"type":"boolean"}},"required":["role"]},"maxItems":10},"dueOffsetDays":{"type":"integer","minimum":0,"maximum":365}},"required":["id","order","kind","title","audience"]},"minItems":1,"maxItems":100},"language":{"x-shared":"generated/validators/shared/coded-value.js"},"triggers":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"on":{"enum":["Enrollment","Appointment","Interval","Manual"]},"program":{"x-shared":"generated/validators/shared/reference.js"},"service":{"x-shared":"generated/validators/shared/reference.js"},"daysBefore":{"type":"integer","minimum":0,"maximum":365},"everyDays":{"type":"integer","minimum":1,"maximum":3650}},"required":["on"]},"maxItems":20},"expiresAfterDays":{"type":"integer","minimum":1,"maximum":365},"reminders":{"type":"array","items":{"type":"integer","minimum":1,"maximum":365},"maxItems":10,"uniqueItems":true},"identityCheck":{"enum":["None","BirthDate","BirthDateAndZip","Code"]},"reviewBy":{"x-shared":"generated/validators/shared/reference.js"},"autoAccept":{"type":"boolean"}},"required":["id","resourceType","partition","display","meta","name","key","version","status","items","language","expiresAfterDays","identityCheck","autoAccept"]};
const formats0 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
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
if(data.key === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "key"}});errors++;
}
if(data.version === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "version"}});errors++;
}
if(data.status === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "status"}});errors++;
}
if(data.items === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "items"}});errors++;
}
if(data.language === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "language"}});errors++;
}
if(data.expiresAfterDays === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "expiresAfterDays"}});errors++;
}
if(data.identityCheck === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "identityCheck"}});errors++;
}
if(data.autoAccept === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "autoAccept"}});errors++;
}
for(const key0 in data){
if(!(func0.call(schema1.properties, key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!(formats0.test(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"format",params:{format: "uuid"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.resourceType !== undefined){
if("Packet" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Packet"}});errors++;
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
if(!(obj23(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? obj23.errors : vErrors.concat(obj23.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data7 = data.name;
if(typeof data7 === "string"){
if(func1(data7) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.key !== undefined){
let data8 = data.key;
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/key",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]{0,59}$"}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/key",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.version !== undefined){
let data9 = data.version;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data9 == "number"){
if(data9 < 1 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/version",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data.status !== undefined){
if(!(obj1.includes(data.status))){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: obj1}});errors++;
}
}
if(data.replaces !== undefined){
if(!(obj5(data.replaces, {instancePath:instancePath+"/replaces",parentData:data,parentDataProperty:"replaces",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
let data12 = data.description;
if(typeof data12 === "string"){
if(func1(data12) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.instructions !== undefined){
let data13 = data.instructions;
if(typeof data13 === "string"){
if(func1(data13) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/instructions",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/instructions",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.items !== undefined){
let data14 = data.items;
if(Array.isArray(data14)){
if(data14.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/items",keyword:"maxItems",params:{limit: 100}});errors++;
}
if(data14.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/items",keyword:"minItems",params:{limit: 1}});errors++;
}
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
let data15 = data14[i1];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data15.order === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1,keyword:"required",params:{missingProperty: "order"}});errors++;
}
if(data15.kind === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1,keyword:"required",params:{missingProperty: "kind"}});errors++;
}
if(data15.title === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1,keyword:"required",params:{missingProperty: "title"}});errors++;
}
if(data15.audience === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1,keyword:"required",params:{missingProperty: "audience"}});errors++;
}
for(const key1 in data15){
if(!(func0.call(schema1.properties.items.items.properties, key1))){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data15.id !== undefined){
let data16 = data15.id;
if(typeof data16 === "string"){
if(func1(data16) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1+"/id",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data16) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1+"/id",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1+"/id",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data15.order !== undefined){
let data17 = data15.order;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1+"/order",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data17 == "number"){
if(data17 < 1 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1+"/order",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data15.kind !== undefined){
if(!(obj3.includes(data15.kind))){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1+"/kind",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data15.questionnaire !== undefined){
if(!(obj5(data15.questionnaire, {instancePath:instancePath+"/items/" + i1+"/questionnaire",parentData:data15,parentDataProperty:"questionnaire",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data15.form !== undefined){
if(!(obj5(data15.form, {instancePath:instancePath+"/items/" + i1+"/form",parentData:data15,parentDataProperty:"form",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data15.document !== undefined){
if(!(obj5(data15.document, {instancePath:instancePath+"/items/" + i1+"/document",parentData:data15,parentDataProperty:"document",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data15.consentKind !== undefined){
if(!(obj8(data15.consentKind, {instancePath:instancePath+"/items/" + i1+"/consentKind",parentData:data15,parentDataProperty:"consentKind",rootData}))){
vErrors = vErrors === null ? obj8.errors : vErrors.concat(obj8.errors);
errors = vErrors.length;
}
}
if(data15.title !== undefined){
let data23 = data15.title;
if(typeof data23 === "string"){
if(func1(data23) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1+"/title",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1+"/title",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data15.audience !== undefined){
if(!(obj9.includes(data15.audience))){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1+"/audience",keyword:"enum",params:{allowedValues: obj9}});errors++;
}
}
if(data15.required !== undefined){
if(typeof data15.required !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1+"/required",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data15.visibleWhen !== undefined){
if(!(obj11(data15.visibleWhen, {instancePath:instancePath+"/items/" + i1+"/visibleWhen",parentData:data15,parentDataProperty:"visibleWhen",rootData}))){
vErrors = vErrors === null ? obj11.errors : vErrors.concat(obj11.errors);
errors = vErrors.length;
}
}
if(data15.signers !== undefined){
let data27 = data15.signers;
if(Array.isArray(data27)){
if(data27.length > 10){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1+"/signers",keyword:"maxItems",params:{limit: 10}});errors++;
}
const len2 = data27.length;
for(let i2=0; i2<len2; i2++){
let data28 = data27[i2];
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.role === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1+"/signers/" + i2,keyword:"required",params:{missingProperty: "role"}});errors++;
}
for(const key2 in data28){
if(!((key2 === "role") || (key2 === "required"))){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1+"/signers/" + i2,keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data28.role !== undefined){
if(!(obj12.includes(data28.role))){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1+"/signers/" + i2+"/role",keyword:"enum",params:{allowedValues: obj12}});errors++;
}
}
if(data28.required !== undefined){
if(typeof data28.required !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1+"/signers/" + i2+"/required",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1+"/signers/" + i2,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1+"/signers",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data15.dueOffsetDays !== undefined){
let data31 = data15.dueOffsetDays;
if(!((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31)))){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1+"/dueOffsetDays",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data31 == "number"){
if(data31 > 365 || isNaN(data31)){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1+"/dueOffsetDays",keyword:"maximum",params:{comparison: "<=", limit: 365}});errors++;
}
if(data31 < 0 || isNaN(data31)){
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1+"/dueOffsetDays",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items/" + i1,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/items",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.language !== undefined){
if(!(obj8(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData}))){
vErrors = vErrors === null ? obj8.errors : vErrors.concat(obj8.errors);
errors = vErrors.length;
}
}
if(data.triggers !== undefined){
let data33 = data.triggers;
if(Array.isArray(data33)){
if(data33.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/triggers",keyword:"maxItems",params:{limit: 20}});errors++;
}
const len3 = data33.length;
for(let i3=0; i3<len3; i3++){
let data34 = data33[i3];
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
if(data34.on === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/triggers/" + i3,keyword:"required",params:{missingProperty: "on"}});errors++;
}
for(const key3 in data34){
if(!(((((key3 === "on") || (key3 === "program")) || (key3 === "service")) || (key3 === "daysBefore")) || (key3 === "everyDays"))){
(vErrors ??= []).push({instancePath:instancePath+"/triggers/" + i3,keyword:"additionalProperties",params:{additionalProperty: key3}});errors++;
}
}
if(data34.on !== undefined){
if(!(obj15.includes(data34.on))){
(vErrors ??= []).push({instancePath:instancePath+"/triggers/" + i3+"/on",keyword:"enum",params:{allowedValues: obj15}});errors++;
}
}
if(data34.program !== undefined){
if(!(obj5(data34.program, {instancePath:instancePath+"/triggers/" + i3+"/program",parentData:data34,parentDataProperty:"program",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data34.service !== undefined){
if(!(obj5(data34.service, {instancePath:instancePath+"/triggers/" + i3+"/service",parentData:data34,parentDataProperty:"service",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data34.daysBefore !== undefined){
let data38 = data34.daysBefore;
if(!((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38)))){
(vErrors ??= []).push({instancePath:instancePath+"/triggers/" + i3+"/daysBefore",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data38 == "number"){
if(data38 > 365 || isNaN(data38)){
(vErrors ??= []).push({instancePath:instancePath+"/triggers/" + i3+"/daysBefore",keyword:"maximum",params:{comparison: "<=", limit: 365}});errors++;
}
if(data38 < 0 || isNaN(data38)){
(vErrors ??= []).push({instancePath:instancePath+"/triggers/" + i3+"/daysBefore",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data34.everyDays !== undefined){
let data39 = data34.everyDays;
if(!((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39)))){
(vErrors ??= []).push({instancePath:instancePath+"/triggers/" + i3+"/everyDays",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data39 == "number"){
if(data39 > 3650 || isNaN(data39)){
(vErrors ??= []).push({instancePath:instancePath+"/triggers/" + i3+"/everyDays",keyword:"maximum",params:{comparison: "<=", limit: 3650}});errors++;
}
if(data39 < 1 || isNaN(data39)){
(vErrors ??= []).push({instancePath:instancePath+"/triggers/" + i3+"/everyDays",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/triggers/" + i3,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/triggers",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.expiresAfterDays !== undefined){
let data40 = data.expiresAfterDays;
if(!((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40)))){
(vErrors ??= []).push({instancePath:instancePath+"/expiresAfterDays",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data40 == "number"){
if(data40 > 365 || isNaN(data40)){
(vErrors ??= []).push({instancePath:instancePath+"/expiresAfterDays",keyword:"maximum",params:{comparison: "<=", limit: 365}});errors++;
}
if(data40 < 1 || isNaN(data40)){
(vErrors ??= []).push({instancePath:instancePath+"/expiresAfterDays",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data.reminders !== undefined){
let data41 = data.reminders;
if(Array.isArray(data41)){
if(data41.length > 10){
(vErrors ??= []).push({instancePath:instancePath+"/reminders",keyword:"maxItems",params:{limit: 10}});errors++;
}
const len4 = data41.length;
for(let i4=0; i4<len4; i4++){
let data42 = data41[i4];
if(!((typeof data42 == "number") && (!(data42 % 1) && !isNaN(data42)))){
(vErrors ??= []).push({instancePath:instancePath+"/reminders/" + i4,keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data42 == "number"){
if(data42 > 365 || isNaN(data42)){
(vErrors ??= []).push({instancePath:instancePath+"/reminders/" + i4,keyword:"maximum",params:{comparison: "<=", limit: 365}});errors++;
}
if(data42 < 1 || isNaN(data42)){
(vErrors ??= []).push({instancePath:instancePath+"/reminders/" + i4,keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
let i5 = data41.length;
let j0;
if(i5 > 1){
const indices0 = {};
for(;i5--;){
let item0 = data41[i5];
if(!((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
(vErrors ??= []).push({instancePath:instancePath+"/reminders",keyword:"uniqueItems",params:{i: i5, j: j0}});errors++;
break;
}
indices0[item0] = i5;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reminders",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.identityCheck !== undefined){
if(!(obj19.includes(data.identityCheck))){
(vErrors ??= []).push({instancePath:instancePath+"/identityCheck",keyword:"enum",params:{allowedValues: obj19}});errors++;
}
}
if(data.reviewBy !== undefined){
if(!(obj5(data.reviewBy, {instancePath:instancePath+"/reviewBy",parentData:data,parentDataProperty:"reviewBy",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.autoAccept !== undefined){
if(typeof data.autoAccept !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/autoAccept",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
