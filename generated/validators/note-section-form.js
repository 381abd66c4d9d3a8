// Generated from schemas/resources/note-section-form.json by npm run generate. Edits are lost.
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj13 } from './shared/meta.js'
import { validate as obj3 } from './shared/coded-value.js'
import { validate as obj4 } from './shared/reference.js'
import { validate as obj9 } from './shared/element-id.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"NoteSectionForm"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"name":{"type":"string","maxLength":120},"key":{"type":"string","pattern":"^[a-z0-9][a-z0-9-]{0,59}$"},"version":{"type":"integer","minimum":1},"status":{"enum":["Draft","Active","Retired"]},"replaces":false,"sectionType":{"x-shared":"generated/validators/shared/coded-value.js"},"form":{"x-shared":"generated/validators/shared/reference.js"},"scopeDefault":{"enum":["Common","PerPatient","PerService"]},"carryForward":{"enum":["None","LastByMe","LastByAnyone"]},"prefill":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"elementId":{"x-shared":"generated/validators/shared/element-id.js"},"path":{"type":"string","maxLength":200}},"required":["elementId","path"]}},"requiredElements":{"type":"array","items":{"x-shared":"generated/validators/shared/element-id.js"}},"hiddenElements":{"type":"array","items":{"x-shared":"generated/validators/shared/element-id.js"}},"narrativeAllowed":{"type":"boolean"},"scribeTarget":{"type":"boolean"},"minPlanLinks":{"type":"integer","minimum":0,"maximum":20},"help":{"type":"string","maxLength":20000}},"required":["name","key","version","status","sectionType","form"]};
const func0 = Object.prototype.hasOwnProperty;
const obj1 = ["Draft","Active","Retired"];
const obj5 = ["Common","PerPatient","PerService"];
const obj7 = ["None","LastByMe","LastByAnyone"];
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
if(data.sectionType === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sectionType"}});errors++;
}
if(data.form === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "form"}});errors++;
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
if("NoteSectionForm" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "NoteSectionForm"}});errors++;
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
if(data.sectionType !== undefined){
if(!(obj3(data.sectionType, {instancePath:instancePath+"/sectionType",parentData:data,parentDataProperty:"sectionType",rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
if(data.form !== undefined){
if(!(obj4(data.form, {instancePath:instancePath+"/form",parentData:data,parentDataProperty:"form",rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
if(data.scopeDefault !== undefined){
if(!(obj5.includes(data.scopeDefault))){
(vErrors ??= []).push({instancePath:instancePath+"/scopeDefault",keyword:"enum",params:{allowedValues: obj5}});errors++;
}
}
if(data.carryForward !== undefined){
if(!(obj7.includes(data.carryForward))){
(vErrors ??= []).push({instancePath:instancePath+"/carryForward",keyword:"enum",params:{allowedValues: obj7}});errors++;
}
}
if(data.prefill !== undefined){
let data16 = data.prefill;
if(Array.isArray(data16)){
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
let data17 = data16[i1];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.elementId === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/prefill/" + i1,keyword:"required",params:{missingProperty: "elementId"}});errors++;
}
if(data17.path === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/prefill/" + i1,keyword:"required",params:{missingProperty: "path"}});errors++;
}
for(const key1 in data17){
if(!((key1 === "elementId") || (key1 === "path"))){
(vErrors ??= []).push({instancePath:instancePath+"/prefill/" + i1,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data17.elementId !== undefined){
if(!(obj9(data17.elementId, {instancePath:instancePath+"/prefill/" + i1+"/elementId",parentData:data17,parentDataProperty:"elementId",rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
if(data17.path !== undefined){
let data19 = data17.path;
if(typeof data19 === "string"){
if(func1(data19) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/prefill/" + i1+"/path",keyword:"maxLength",params:{limit: 200}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/prefill/" + i1+"/path",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/prefill/" + i1,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/prefill",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.requiredElements !== undefined){
let data20 = data.requiredElements;
if(Array.isArray(data20)){
const len2 = data20.length;
for(let i2=0; i2<len2; i2++){
if(!(obj9(data20[i2], {instancePath:instancePath+"/requiredElements/" + i2,parentData:data20,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/requiredElements",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.hiddenElements !== undefined){
let data22 = data.hiddenElements;
if(Array.isArray(data22)){
const len3 = data22.length;
for(let i3=0; i3<len3; i3++){
if(!(obj9(data22[i3], {instancePath:instancePath+"/hiddenElements/" + i3,parentData:data22,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/hiddenElements",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.narrativeAllowed !== undefined){
if(typeof data.narrativeAllowed !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/narrativeAllowed",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.scribeTarget !== undefined){
if(typeof data.scribeTarget !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/scribeTarget",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.minPlanLinks !== undefined){
let data26 = data.minPlanLinks;
if(!((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26)))){
(vErrors ??= []).push({instancePath:instancePath+"/minPlanLinks",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data26 == "number"){
if(data26 > 20 || isNaN(data26)){
(vErrors ??= []).push({instancePath:instancePath+"/minPlanLinks",keyword:"maximum",params:{comparison: "<=", limit: 20}});errors++;
}
if(data26 < 0 || isNaN(data26)){
(vErrors ??= []).push({instancePath:instancePath+"/minPlanLinks",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.help !== undefined){
let data27 = data.help;
if(typeof data27 === "string"){
if(func1(data27) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/help",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/help",keyword:"type",params:{type: "string"}});errors++;
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
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"NoteSectionForm"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"name":{"type":"string","maxLength":120},"key":{"type":"string","pattern":"^[a-z0-9][a-z0-9-]{0,59}$"},"version":{"type":"integer","minimum":1},"status":{"enum":["Draft","Active","Retired"]},"replaces":{"x-shared":"generated/validators/shared/reference.js"},"sectionType":{"x-shared":"generated/validators/shared/coded-value.js"},"form":{"x-shared":"generated/validators/shared/reference.js"},"scopeDefault":{"enum":["Common","PerPatient","PerService"]},"carryForward":{"enum":["None","LastByMe","LastByAnyone"]},"prefill":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"elementId":{"x-shared":"generated/validators/shared/element-id.js"},"path":{"type":"string","maxLength":200}},"required":["elementId","path"]}},"requiredElements":{"type":"array","items":{"x-shared":"generated/validators/shared/element-id.js"}},"hiddenElements":{"type":"array","items":{"x-shared":"generated/validators/shared/element-id.js"}},"narrativeAllowed":{"type":"boolean"},"scribeTarget":{"type":"boolean"},"minPlanLinks":{"type":"integer","minimum":0,"maximum":20},"help":{"type":"string","maxLength":20000}},"required":["id","resourceType","partition","display","meta","name","key","version","status","sectionType","form","scopeDefault","narrativeAllowed","scribeTarget","minPlanLinks"]};
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
if(data.sectionType === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "sectionType"}});errors++;
}
if(data.form === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "form"}});errors++;
}
if(data.scopeDefault === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "scopeDefault"}});errors++;
}
if(data.narrativeAllowed === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "narrativeAllowed"}});errors++;
}
if(data.scribeTarget === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "scribeTarget"}});errors++;
}
if(data.minPlanLinks === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "minPlanLinks"}});errors++;
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
if("NoteSectionForm" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "NoteSectionForm"}});errors++;
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
if(!(obj13(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? obj13.errors : vErrors.concat(obj13.errors);
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
if(!(obj4(data.replaces, {instancePath:instancePath+"/replaces",parentData:data,parentDataProperty:"replaces",rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
if(data.sectionType !== undefined){
if(!(obj3(data.sectionType, {instancePath:instancePath+"/sectionType",parentData:data,parentDataProperty:"sectionType",rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
if(data.form !== undefined){
if(!(obj4(data.form, {instancePath:instancePath+"/form",parentData:data,parentDataProperty:"form",rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
if(data.scopeDefault !== undefined){
if(!(obj5.includes(data.scopeDefault))){
(vErrors ??= []).push({instancePath:instancePath+"/scopeDefault",keyword:"enum",params:{allowedValues: obj5}});errors++;
}
}
if(data.carryForward !== undefined){
if(!(obj7.includes(data.carryForward))){
(vErrors ??= []).push({instancePath:instancePath+"/carryForward",keyword:"enum",params:{allowedValues: obj7}});errors++;
}
}
if(data.prefill !== undefined){
let data16 = data.prefill;
if(Array.isArray(data16)){
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
let data17 = data16[i1];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.elementId === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/prefill/" + i1,keyword:"required",params:{missingProperty: "elementId"}});errors++;
}
if(data17.path === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/prefill/" + i1,keyword:"required",params:{missingProperty: "path"}});errors++;
}
for(const key1 in data17){
if(!((key1 === "elementId") || (key1 === "path"))){
(vErrors ??= []).push({instancePath:instancePath+"/prefill/" + i1,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data17.elementId !== undefined){
if(!(obj9(data17.elementId, {instancePath:instancePath+"/prefill/" + i1+"/elementId",parentData:data17,parentDataProperty:"elementId",rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
if(data17.path !== undefined){
let data19 = data17.path;
if(typeof data19 === "string"){
if(func1(data19) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/prefill/" + i1+"/path",keyword:"maxLength",params:{limit: 200}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/prefill/" + i1+"/path",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/prefill/" + i1,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/prefill",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.requiredElements !== undefined){
let data20 = data.requiredElements;
if(Array.isArray(data20)){
const len2 = data20.length;
for(let i2=0; i2<len2; i2++){
if(!(obj9(data20[i2], {instancePath:instancePath+"/requiredElements/" + i2,parentData:data20,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/requiredElements",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.hiddenElements !== undefined){
let data22 = data.hiddenElements;
if(Array.isArray(data22)){
const len3 = data22.length;
for(let i3=0; i3<len3; i3++){
if(!(obj9(data22[i3], {instancePath:instancePath+"/hiddenElements/" + i3,parentData:data22,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? obj9.errors : vErrors.concat(obj9.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/hiddenElements",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.narrativeAllowed !== undefined){
if(typeof data.narrativeAllowed !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/narrativeAllowed",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.scribeTarget !== undefined){
if(typeof data.scribeTarget !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/scribeTarget",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.minPlanLinks !== undefined){
let data26 = data.minPlanLinks;
if(!((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26)))){
(vErrors ??= []).push({instancePath:instancePath+"/minPlanLinks",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data26 == "number"){
if(data26 > 20 || isNaN(data26)){
(vErrors ??= []).push({instancePath:instancePath+"/minPlanLinks",keyword:"maximum",params:{comparison: "<=", limit: 20}});errors++;
}
if(data26 < 0 || isNaN(data26)){
(vErrors ??= []).push({instancePath:instancePath+"/minPlanLinks",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.help !== undefined){
let data27 = data.help;
if(typeof data27 === "string"){
if(func1(data27) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/help",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/help",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
