// Generated from schemas/resources/group-note-definition.json by npm run generate. Edits are lost.
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj19 } from './shared/meta.js'
import { validate as obj5 } from './shared/reference.js'
import { validate as obj9 } from './shared/coded-value.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"GroupNoteDefinition"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"name":{"type":"string","maxLength":120},"key":{"type":"string","pattern":"^[a-z0-9][a-z0-9-]{0,59}$"},"version":{"type":"integer","minimum":1},"status":{"enum":["Draft","Active","Retired"]},"replaces":false,"composition":{"enum":["Individual","Group","MultiService"]},"common":{"x-shared":"generated/validators/shared/reference.js"},"member":{"x-shared":"generated/validators/shared/reference.js"},"serviceDefinitions":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"service":{"x-shared":"generated/validators/shared/reference.js"},"definition":{"x-shared":"generated/validators/shared/reference.js"}},"required":["service","definition"]},"maxItems":100},"memberDefaults":{"type":"object","additionalProperties":false,"properties":{"attendance":{"x-shared":"generated/validators/shared/coded-value.js"},"minutesFromParent":{"type":"boolean"},"copyInterventions":{"type":"boolean"}},"required":[]},"allowDifferentMemberDefinition":{"type":"boolean"},"printMode":{"enum":["CombinedPerPatient","MemberOnly"]},"signatureConfiguration":{"x-shared":"generated/validators/shared/reference.js"},"signMode":{"enum":["Together","PerMember"]},"noteRules":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"adminEdit":{"type":"boolean"},"programs":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"services":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}}},"required":["name","key","version","status","composition","common","signatureConfiguration"]};
const func0 = Object.prototype.hasOwnProperty;
const obj1 = ["Draft","Active","Retired"];
const obj3 = ["Individual","Group","MultiService"];
const obj10 = ["CombinedPerPatient","MemberOnly"];
const obj13 = ["Together","PerMember"];
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
if(data.composition === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "composition"}});errors++;
}
if(data.common === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "common"}});errors++;
}
if(data.signatureConfiguration === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "signatureConfiguration"}});errors++;
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
if("GroupNoteDefinition" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "GroupNoteDefinition"}});errors++;
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
if(data.composition !== undefined){
if(!(obj3.includes(data.composition))){
(vErrors ??= []).push({instancePath:instancePath+"/composition",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data.common !== undefined){
if(!(obj5(data.common, {instancePath:instancePath+"/common",parentData:data,parentDataProperty:"common",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.member !== undefined){
if(!(obj5(data.member, {instancePath:instancePath+"/member",parentData:data,parentDataProperty:"member",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.serviceDefinitions !== undefined){
let data15 = data.serviceDefinitions;
if(Array.isArray(data15)){
if(data15.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/serviceDefinitions",keyword:"maxItems",params:{limit: 100}});errors++;
}
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
let data16 = data15[i1];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.service === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/serviceDefinitions/" + i1,keyword:"required",params:{missingProperty: "service"}});errors++;
}
if(data16.definition === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/serviceDefinitions/" + i1,keyword:"required",params:{missingProperty: "definition"}});errors++;
}
for(const key1 in data16){
if(!((key1 === "service") || (key1 === "definition"))){
(vErrors ??= []).push({instancePath:instancePath+"/serviceDefinitions/" + i1,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data16.service !== undefined){
if(!(obj5(data16.service, {instancePath:instancePath+"/serviceDefinitions/" + i1+"/service",parentData:data16,parentDataProperty:"service",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data16.definition !== undefined){
if(!(obj5(data16.definition, {instancePath:instancePath+"/serviceDefinitions/" + i1+"/definition",parentData:data16,parentDataProperty:"definition",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/serviceDefinitions/" + i1,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/serviceDefinitions",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.memberDefaults !== undefined){
let data19 = data.memberDefaults;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key2 in data19){
if(!(((key2 === "attendance") || (key2 === "minutesFromParent")) || (key2 === "copyInterventions"))){
(vErrors ??= []).push({instancePath:instancePath+"/memberDefaults",keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data19.attendance !== undefined){
if(!(obj9(data19.attendance, {instancePath:instancePath+"/memberDefaults/attendance",parentData:data19,parentDataProperty:"attendance",rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
if(data19.minutesFromParent !== undefined){
if(typeof data19.minutesFromParent !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/memberDefaults/minutesFromParent",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data19.copyInterventions !== undefined){
if(typeof data19.copyInterventions !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/memberDefaults/copyInterventions",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/memberDefaults",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.allowDifferentMemberDefinition !== undefined){
if(typeof data.allowDifferentMemberDefinition !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/allowDifferentMemberDefinition",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.printMode !== undefined){
if(!(obj10.includes(data.printMode))){
(vErrors ??= []).push({instancePath:instancePath+"/printMode",keyword:"enum",params:{allowedValues: obj10}});errors++;
}
}
if(data.signatureConfiguration !== undefined){
if(!(obj5(data.signatureConfiguration, {instancePath:instancePath+"/signatureConfiguration",parentData:data,parentDataProperty:"signatureConfiguration",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.signMode !== undefined){
if(!(obj13.includes(data.signMode))){
(vErrors ??= []).push({instancePath:instancePath+"/signMode",keyword:"enum",params:{allowedValues: obj13}});errors++;
}
}
if(data.noteRules !== undefined){
let data27 = data.noteRules;
if(Array.isArray(data27)){
const len2 = data27.length;
for(let i2=0; i2<len2; i2++){
if(!(obj5(data27[i2], {instancePath:instancePath+"/noteRules/" + i2,parentData:data27,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/noteRules",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.adminEdit !== undefined){
if(typeof data.adminEdit !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/adminEdit",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.programs !== undefined){
let data30 = data.programs;
if(Array.isArray(data30)){
const len3 = data30.length;
for(let i3=0; i3<len3; i3++){
if(!(obj5(data30[i3], {instancePath:instancePath+"/programs/" + i3,parentData:data30,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/programs",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.services !== undefined){
let data32 = data.services;
if(Array.isArray(data32)){
const len4 = data32.length;
for(let i4=0; i4<len4; i4++){
if(!(obj5(data32[i4], {instancePath:instancePath+"/services/" + i4,parentData:data32,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/services",keyword:"type",params:{type: "array"}});errors++;
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
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"GroupNoteDefinition"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"name":{"type":"string","maxLength":120},"key":{"type":"string","pattern":"^[a-z0-9][a-z0-9-]{0,59}$"},"version":{"type":"integer","minimum":1},"status":{"enum":["Draft","Active","Retired"]},"replaces":{"x-shared":"generated/validators/shared/reference.js"},"composition":{"enum":["Individual","Group","MultiService"]},"common":{"x-shared":"generated/validators/shared/reference.js"},"member":{"x-shared":"generated/validators/shared/reference.js"},"serviceDefinitions":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"service":{"x-shared":"generated/validators/shared/reference.js"},"definition":{"x-shared":"generated/validators/shared/reference.js"}},"required":["service","definition"]},"maxItems":100},"memberDefaults":{"type":"object","additionalProperties":false,"properties":{"attendance":{"x-shared":"generated/validators/shared/coded-value.js"},"minutesFromParent":{"type":"boolean"},"copyInterventions":{"type":"boolean"}}},"allowDifferentMemberDefinition":{"type":"boolean"},"printMode":{"enum":["CombinedPerPatient","MemberOnly"]},"signatureConfiguration":{"x-shared":"generated/validators/shared/reference.js"},"signMode":{"enum":["Together","PerMember"]},"noteRules":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"adminEdit":{"type":"boolean"},"programs":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}},"services":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}}},"required":["id","resourceType","partition","display","meta","name","key","version","status","composition","common","memberDefaults","allowDifferentMemberDefinition","printMode","signatureConfiguration","signMode","adminEdit"]};
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
if(data.composition === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "composition"}});errors++;
}
if(data.common === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "common"}});errors++;
}
if(data.memberDefaults === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "memberDefaults"}});errors++;
}
if(data.allowDifferentMemberDefinition === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "allowDifferentMemberDefinition"}});errors++;
}
if(data.printMode === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "printMode"}});errors++;
}
if(data.signatureConfiguration === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "signatureConfiguration"}});errors++;
}
if(data.signMode === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "signMode"}});errors++;
}
if(data.adminEdit === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "adminEdit"}});errors++;
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
if("GroupNoteDefinition" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "GroupNoteDefinition"}});errors++;
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
if(data.composition !== undefined){
if(!(obj3.includes(data.composition))){
(vErrors ??= []).push({instancePath:instancePath+"/composition",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data.common !== undefined){
if(!(obj5(data.common, {instancePath:instancePath+"/common",parentData:data,parentDataProperty:"common",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.member !== undefined){
if(!(obj5(data.member, {instancePath:instancePath+"/member",parentData:data,parentDataProperty:"member",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.serviceDefinitions !== undefined){
let data15 = data.serviceDefinitions;
if(Array.isArray(data15)){
if(data15.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/serviceDefinitions",keyword:"maxItems",params:{limit: 100}});errors++;
}
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
let data16 = data15[i1];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.service === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/serviceDefinitions/" + i1,keyword:"required",params:{missingProperty: "service"}});errors++;
}
if(data16.definition === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/serviceDefinitions/" + i1,keyword:"required",params:{missingProperty: "definition"}});errors++;
}
for(const key1 in data16){
if(!((key1 === "service") || (key1 === "definition"))){
(vErrors ??= []).push({instancePath:instancePath+"/serviceDefinitions/" + i1,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data16.service !== undefined){
if(!(obj5(data16.service, {instancePath:instancePath+"/serviceDefinitions/" + i1+"/service",parentData:data16,parentDataProperty:"service",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data16.definition !== undefined){
if(!(obj5(data16.definition, {instancePath:instancePath+"/serviceDefinitions/" + i1+"/definition",parentData:data16,parentDataProperty:"definition",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/serviceDefinitions/" + i1,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/serviceDefinitions",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.memberDefaults !== undefined){
let data19 = data.memberDefaults;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key2 in data19){
if(!(((key2 === "attendance") || (key2 === "minutesFromParent")) || (key2 === "copyInterventions"))){
(vErrors ??= []).push({instancePath:instancePath+"/memberDefaults",keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data19.attendance !== undefined){
if(!(obj9(data19.attendance, {instancePath:instancePath+"/memberDefaults/attendance",parentData:data19,parentDataProperty:"attendance",rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
if(data19.minutesFromParent !== undefined){
if(typeof data19.minutesFromParent !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/memberDefaults/minutesFromParent",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data19.copyInterventions !== undefined){
if(typeof data19.copyInterventions !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/memberDefaults/copyInterventions",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/memberDefaults",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.allowDifferentMemberDefinition !== undefined){
if(typeof data.allowDifferentMemberDefinition !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/allowDifferentMemberDefinition",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.printMode !== undefined){
if(!(obj10.includes(data.printMode))){
(vErrors ??= []).push({instancePath:instancePath+"/printMode",keyword:"enum",params:{allowedValues: obj10}});errors++;
}
}
if(data.signatureConfiguration !== undefined){
if(!(obj5(data.signatureConfiguration, {instancePath:instancePath+"/signatureConfiguration",parentData:data,parentDataProperty:"signatureConfiguration",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.signMode !== undefined){
if(!(obj13.includes(data.signMode))){
(vErrors ??= []).push({instancePath:instancePath+"/signMode",keyword:"enum",params:{allowedValues: obj13}});errors++;
}
}
if(data.noteRules !== undefined){
let data27 = data.noteRules;
if(Array.isArray(data27)){
const len2 = data27.length;
for(let i2=0; i2<len2; i2++){
if(!(obj5(data27[i2], {instancePath:instancePath+"/noteRules/" + i2,parentData:data27,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/noteRules",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.adminEdit !== undefined){
if(typeof data.adminEdit !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/adminEdit",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.programs !== undefined){
let data30 = data.programs;
if(Array.isArray(data30)){
const len3 = data30.length;
for(let i3=0; i3<len3; i3++){
if(!(obj5(data30[i3], {instancePath:instancePath+"/programs/" + i3,parentData:data30,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/programs",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.services !== undefined){
let data32 = data.services;
if(Array.isArray(data32)){
const len4 = data32.length;
for(let i4=0; i4<len4; i4++){
if(!(obj5(data32[i4], {instancePath:instancePath+"/services/" + i4,parentData:data32,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/services",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
