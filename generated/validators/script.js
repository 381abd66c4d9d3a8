// Generated from schemas/resources/script.json by npm run generate. Edits are lost.
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj12 } from './shared/form-element.js'
import { validate as obj14 } from './shared/option.js'
import { validate as obj15 } from './shared/condition-group.js'
import { validate as obj23 } from './shared/meta.js'
import { validate as obj26 } from './shared/reference.js'
import { validate as obj7 } from './shared/coded-value.js'
import { validate as obj8 } from './shared/element-id.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"Script"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"name":{"type":"string","maxLength":120},"key":{"type":"string","pattern":"^[a-z0-9][a-z0-9-]{0,59}$"},"version":{"type":"integer","minimum":1},"status":{"enum":["Draft","Active","Retired"]},"replaces":false,"kind":{"enum":["GuidedInterview","RoutineObservation","Assistant"]},"audience":{"enum":["Staff","Patient","Both"]},"language":{"x-shared":"generated/validators/shared/coded-value.js"},"estimatedMinutes":{"type":"integer","minimum":1,"maximum":480},"start":{"x-shared":"generated/validators/shared/element-id.js"},"steps":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"id":{"x-shared":"generated/validators/shared/element-id.js"},"kind":{"enum":["Say","Ask","Observe","Branch","Timer","SetValue","End"]},"text":{"type":"string","maxLength":20000},"element":{"x-shared":"generated/validators/shared/form-element.js"},"elementId":{"x-shared":"generated/validators/shared/element-id.js"},"choices":{"type":"array","items":{"x-shared":"generated/validators/shared/option.js"},"maxItems":50},"branch":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"when":{"x-shared":"generated/validators/shared/condition-group.js"},"goto":{"x-shared":"generated/validators/shared/element-id.js"}},"required":["when","goto"]},"maxItems":20},"next":{"x-shared":"generated/validators/shared/element-id.js"},"timerSeconds":{"type":"integer","minimum":1,"maximum":86400},"help":{"type":"string","maxLength":2000},"required":{"type":"boolean"}},"required":["id","kind","text"]},"minItems":1,"maxItems":500},"outputs":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"key":{"x-shared":"generated/validators/shared/element-id.js"},"from":{"x-shared":"generated/validators/shared/element-id.js"},"label":{"type":"string","maxLength":120}},"required":["key","from","label"]},"maxItems":200},"mapTo":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"output":{"x-shared":"generated/validators/shared/element-id.js"},"noteSectionType":{"x-shared":"generated/validators/shared/coded-value.js"},"template":{"type":"string","maxLength":2000}},"required":["output","noteSectionType"]},"maxItems":200}},"required":["name","key","version","status","kind","start","steps"]};
const func0 = Object.prototype.hasOwnProperty;
const obj1 = ["Draft","Active","Retired"];
const obj3 = ["GuidedInterview","RoutineObservation","Assistant"];
const obj5 = ["Staff","Patient","Both"];
const obj10 = ["Say","Ask","Observe","Branch","Timer","SetValue","End"];
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
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"}});errors++;
}
if(data.start === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "start"}});errors++;
}
if(data.steps === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "steps"}});errors++;
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
if("Script" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Script"}});errors++;
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
if(data.kind !== undefined){
if(!(obj3.includes(data.kind))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data.audience !== undefined){
if(!(obj5.includes(data.audience))){
(vErrors ??= []).push({instancePath:instancePath+"/audience",keyword:"enum",params:{allowedValues: obj5}});errors++;
}
}
if(data.language !== undefined){
if(!(obj7(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
if(data.estimatedMinutes !== undefined){
let data15 = data.estimatedMinutes;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
(vErrors ??= []).push({instancePath:instancePath+"/estimatedMinutes",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data15 == "number"){
if(data15 > 480 || isNaN(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/estimatedMinutes",keyword:"maximum",params:{comparison: "<=", limit: 480}});errors++;
}
if(data15 < 1 || isNaN(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/estimatedMinutes",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data.start !== undefined){
if(!(obj8(data.start, {instancePath:instancePath+"/start",parentData:data,parentDataProperty:"start",rootData}))){
vErrors = vErrors === null ? obj8.errors : vErrors.concat(obj8.errors);
errors = vErrors.length;
}
}
if(data.steps !== undefined){
let data17 = data.steps;
if(Array.isArray(data17)){
if(data17.length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/steps",keyword:"maxItems",params:{limit: 500}});errors++;
}
if(data17.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/steps",keyword:"minItems",params:{limit: 1}});errors++;
}
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
let data18 = data17[i1];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i1,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data18.kind === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i1,keyword:"required",params:{missingProperty: "kind"}});errors++;
}
if(data18.text === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i1,keyword:"required",params:{missingProperty: "text"}});errors++;
}
for(const key1 in data18){
if(!(func0.call(schema0.properties.steps.items.properties, key1))){
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i1,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data18.id !== undefined){
if(!(obj8(data18.id, {instancePath:instancePath+"/steps/" + i1+"/id",parentData:data18,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? obj8.errors : vErrors.concat(obj8.errors);
errors = vErrors.length;
}
}
if(data18.kind !== undefined){
if(!(obj10.includes(data18.kind))){
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i1+"/kind",keyword:"enum",params:{allowedValues: obj10}});errors++;
}
}
if(data18.text !== undefined){
let data21 = data18.text;
if(typeof data21 === "string"){
if(func1(data21) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i1+"/text",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i1+"/text",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data18.element !== undefined){
if(!(obj12(data18.element, {instancePath:instancePath+"/steps/" + i1+"/element",parentData:data18,parentDataProperty:"element",rootData}))){
vErrors = vErrors === null ? obj12.errors : vErrors.concat(obj12.errors);
errors = vErrors.length;
}
}
if(data18.elementId !== undefined){
if(!(obj8(data18.elementId, {instancePath:instancePath+"/steps/" + i1+"/elementId",parentData:data18,parentDataProperty:"elementId",rootData}))){
vErrors = vErrors === null ? obj8.errors : vErrors.concat(obj8.errors);
errors = vErrors.length;
}
}
if(data18.choices !== undefined){
let data24 = data18.choices;
if(Array.isArray(data24)){
if(data24.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i1+"/choices",keyword:"maxItems",params:{limit: 50}});errors++;
}
const len2 = data24.length;
for(let i2=0; i2<len2; i2++){
if(!(obj14(data24[i2], {instancePath:instancePath+"/steps/" + i1+"/choices/" + i2,parentData:data24,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? obj14.errors : vErrors.concat(obj14.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i1+"/choices",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data18.branch !== undefined){
let data26 = data18.branch;
if(Array.isArray(data26)){
if(data26.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i1+"/branch",keyword:"maxItems",params:{limit: 20}});errors++;
}
const len3 = data26.length;
for(let i3=0; i3<len3; i3++){
let data27 = data26[i3];
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(data27.when === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i1+"/branch/" + i3,keyword:"required",params:{missingProperty: "when"}});errors++;
}
if(data27.goto === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i1+"/branch/" + i3,keyword:"required",params:{missingProperty: "goto"}});errors++;
}
for(const key2 in data27){
if(!((key2 === "when") || (key2 === "goto"))){
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i1+"/branch/" + i3,keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data27.when !== undefined){
if(!(obj15(data27.when, {instancePath:instancePath+"/steps/" + i1+"/branch/" + i3+"/when",parentData:data27,parentDataProperty:"when",rootData}))){
vErrors = vErrors === null ? obj15.errors : vErrors.concat(obj15.errors);
errors = vErrors.length;
}
}
if(data27.goto !== undefined){
if(!(obj8(data27.goto, {instancePath:instancePath+"/steps/" + i1+"/branch/" + i3+"/goto",parentData:data27,parentDataProperty:"goto",rootData}))){
vErrors = vErrors === null ? obj8.errors : vErrors.concat(obj8.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i1+"/branch/" + i3,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i1+"/branch",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data18.next !== undefined){
if(!(obj8(data18.next, {instancePath:instancePath+"/steps/" + i1+"/next",parentData:data18,parentDataProperty:"next",rootData}))){
vErrors = vErrors === null ? obj8.errors : vErrors.concat(obj8.errors);
errors = vErrors.length;
}
}
if(data18.timerSeconds !== undefined){
let data31 = data18.timerSeconds;
if(!((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31)))){
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i1+"/timerSeconds",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data31 == "number"){
if(data31 > 86400 || isNaN(data31)){
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i1+"/timerSeconds",keyword:"maximum",params:{comparison: "<=", limit: 86400}});errors++;
}
if(data31 < 1 || isNaN(data31)){
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i1+"/timerSeconds",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data18.help !== undefined){
let data32 = data18.help;
if(typeof data32 === "string"){
if(func1(data32) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i1+"/help",keyword:"maxLength",params:{limit: 2000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i1+"/help",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data18.required !== undefined){
if(typeof data18.required !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i1+"/required",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i1,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/steps",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.outputs !== undefined){
let data34 = data.outputs;
if(Array.isArray(data34)){
if(data34.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/outputs",keyword:"maxItems",params:{limit: 200}});errors++;
}
const len4 = data34.length;
for(let i4=0; i4<len4; i4++){
let data35 = data34[i4];
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
if(data35.key === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/outputs/" + i4,keyword:"required",params:{missingProperty: "key"}});errors++;
}
if(data35.from === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/outputs/" + i4,keyword:"required",params:{missingProperty: "from"}});errors++;
}
if(data35.label === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/outputs/" + i4,keyword:"required",params:{missingProperty: "label"}});errors++;
}
for(const key3 in data35){
if(!(((key3 === "key") || (key3 === "from")) || (key3 === "label"))){
(vErrors ??= []).push({instancePath:instancePath+"/outputs/" + i4,keyword:"additionalProperties",params:{additionalProperty: key3}});errors++;
}
}
if(data35.key !== undefined){
if(!(obj8(data35.key, {instancePath:instancePath+"/outputs/" + i4+"/key",parentData:data35,parentDataProperty:"key",rootData}))){
vErrors = vErrors === null ? obj8.errors : vErrors.concat(obj8.errors);
errors = vErrors.length;
}
}
if(data35.from !== undefined){
if(!(obj8(data35.from, {instancePath:instancePath+"/outputs/" + i4+"/from",parentData:data35,parentDataProperty:"from",rootData}))){
vErrors = vErrors === null ? obj8.errors : vErrors.concat(obj8.errors);
errors = vErrors.length;
}
}
if(data35.label !== undefined){
let data38 = data35.label;
if(typeof data38 === "string"){
if(func1(data38) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/outputs/" + i4+"/label",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/outputs/" + i4+"/label",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/outputs/" + i4,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/outputs",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.mapTo !== undefined){
let data39 = data.mapTo;
if(Array.isArray(data39)){
if(data39.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/mapTo",keyword:"maxItems",params:{limit: 200}});errors++;
}
const len5 = data39.length;
for(let i5=0; i5<len5; i5++){
let data40 = data39[i5];
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
if(data40.output === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/mapTo/" + i5,keyword:"required",params:{missingProperty: "output"}});errors++;
}
if(data40.noteSectionType === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/mapTo/" + i5,keyword:"required",params:{missingProperty: "noteSectionType"}});errors++;
}
for(const key4 in data40){
if(!(((key4 === "output") || (key4 === "noteSectionType")) || (key4 === "template"))){
(vErrors ??= []).push({instancePath:instancePath+"/mapTo/" + i5,keyword:"additionalProperties",params:{additionalProperty: key4}});errors++;
}
}
if(data40.output !== undefined){
if(!(obj8(data40.output, {instancePath:instancePath+"/mapTo/" + i5+"/output",parentData:data40,parentDataProperty:"output",rootData}))){
vErrors = vErrors === null ? obj8.errors : vErrors.concat(obj8.errors);
errors = vErrors.length;
}
}
if(data40.noteSectionType !== undefined){
if(!(obj7(data40.noteSectionType, {instancePath:instancePath+"/mapTo/" + i5+"/noteSectionType",parentData:data40,parentDataProperty:"noteSectionType",rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
if(data40.template !== undefined){
let data43 = data40.template;
if(typeof data43 === "string"){
if(func1(data43) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/mapTo/" + i5+"/template",keyword:"maxLength",params:{limit: 2000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/mapTo/" + i5+"/template",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/mapTo/" + i5,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/mapTo",keyword:"type",params:{type: "array"}});errors++;
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
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"Script"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"name":{"type":"string","maxLength":120},"key":{"type":"string","pattern":"^[a-z0-9][a-z0-9-]{0,59}$"},"version":{"type":"integer","minimum":1},"status":{"enum":["Draft","Active","Retired"]},"replaces":{"x-shared":"generated/validators/shared/reference.js"},"kind":{"enum":["GuidedInterview","RoutineObservation","Assistant"]},"audience":{"enum":["Staff","Patient","Both"]},"language":{"x-shared":"generated/validators/shared/coded-value.js"},"estimatedMinutes":{"type":"integer","minimum":1,"maximum":480},"start":{"x-shared":"generated/validators/shared/element-id.js"},"steps":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"id":{"x-shared":"generated/validators/shared/element-id.js"},"kind":{"enum":["Say","Ask","Observe","Branch","Timer","SetValue","End"]},"text":{"type":"string","maxLength":20000},"element":{"x-shared":"generated/validators/shared/form-element.js"},"elementId":{"x-shared":"generated/validators/shared/element-id.js"},"choices":{"type":"array","items":{"x-shared":"generated/validators/shared/option.js"},"maxItems":50},"branch":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"when":{"x-shared":"generated/validators/shared/condition-group.js"},"goto":{"x-shared":"generated/validators/shared/element-id.js"}},"required":["when","goto"]},"maxItems":20},"next":{"x-shared":"generated/validators/shared/element-id.js"},"timerSeconds":{"type":"integer","minimum":1,"maximum":86400},"help":{"type":"string","maxLength":2000},"required":{"type":"boolean"}},"required":["id","kind","text"]},"minItems":1,"maxItems":500},"outputs":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"key":{"x-shared":"generated/validators/shared/element-id.js"},"from":{"x-shared":"generated/validators/shared/element-id.js"},"label":{"type":"string","maxLength":120}},"required":["key","from","label"]},"maxItems":200},"mapTo":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"output":{"x-shared":"generated/validators/shared/element-id.js"},"noteSectionType":{"x-shared":"generated/validators/shared/coded-value.js"},"template":{"type":"string","maxLength":2000}},"required":["output","noteSectionType"]},"maxItems":200}},"required":["id","resourceType","partition","display","meta","name","key","version","status","kind","audience","language","start","steps"]};
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
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"}});errors++;
}
if(data.audience === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "audience"}});errors++;
}
if(data.language === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "language"}});errors++;
}
if(data.start === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "start"}});errors++;
}
if(data.steps === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "steps"}});errors++;
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
if("Script" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Script"}});errors++;
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
if(!(obj26(data.replaces, {instancePath:instancePath+"/replaces",parentData:data,parentDataProperty:"replaces",rootData}))){
vErrors = vErrors === null ? obj26.errors : vErrors.concat(obj26.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
if(!(obj3.includes(data.kind))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data.audience !== undefined){
if(!(obj5.includes(data.audience))){
(vErrors ??= []).push({instancePath:instancePath+"/audience",keyword:"enum",params:{allowedValues: obj5}});errors++;
}
}
if(data.language !== undefined){
if(!(obj7(data.language, {instancePath:instancePath+"/language",parentData:data,parentDataProperty:"language",rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
if(data.estimatedMinutes !== undefined){
let data15 = data.estimatedMinutes;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
(vErrors ??= []).push({instancePath:instancePath+"/estimatedMinutes",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data15 == "number"){
if(data15 > 480 || isNaN(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/estimatedMinutes",keyword:"maximum",params:{comparison: "<=", limit: 480}});errors++;
}
if(data15 < 1 || isNaN(data15)){
(vErrors ??= []).push({instancePath:instancePath+"/estimatedMinutes",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data.start !== undefined){
if(!(obj8(data.start, {instancePath:instancePath+"/start",parentData:data,parentDataProperty:"start",rootData}))){
vErrors = vErrors === null ? obj8.errors : vErrors.concat(obj8.errors);
errors = vErrors.length;
}
}
if(data.steps !== undefined){
let data17 = data.steps;
if(Array.isArray(data17)){
if(data17.length > 500){
(vErrors ??= []).push({instancePath:instancePath+"/steps",keyword:"maxItems",params:{limit: 500}});errors++;
}
if(data17.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/steps",keyword:"minItems",params:{limit: 1}});errors++;
}
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
let data18 = data17[i1];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i1,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data18.kind === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i1,keyword:"required",params:{missingProperty: "kind"}});errors++;
}
if(data18.text === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i1,keyword:"required",params:{missingProperty: "text"}});errors++;
}
for(const key1 in data18){
if(!(func0.call(schema1.properties.steps.items.properties, key1))){
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i1,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data18.id !== undefined){
if(!(obj8(data18.id, {instancePath:instancePath+"/steps/" + i1+"/id",parentData:data18,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? obj8.errors : vErrors.concat(obj8.errors);
errors = vErrors.length;
}
}
if(data18.kind !== undefined){
if(!(obj10.includes(data18.kind))){
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i1+"/kind",keyword:"enum",params:{allowedValues: obj10}});errors++;
}
}
if(data18.text !== undefined){
let data21 = data18.text;
if(typeof data21 === "string"){
if(func1(data21) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i1+"/text",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i1+"/text",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data18.element !== undefined){
if(!(obj12(data18.element, {instancePath:instancePath+"/steps/" + i1+"/element",parentData:data18,parentDataProperty:"element",rootData}))){
vErrors = vErrors === null ? obj12.errors : vErrors.concat(obj12.errors);
errors = vErrors.length;
}
}
if(data18.elementId !== undefined){
if(!(obj8(data18.elementId, {instancePath:instancePath+"/steps/" + i1+"/elementId",parentData:data18,parentDataProperty:"elementId",rootData}))){
vErrors = vErrors === null ? obj8.errors : vErrors.concat(obj8.errors);
errors = vErrors.length;
}
}
if(data18.choices !== undefined){
let data24 = data18.choices;
if(Array.isArray(data24)){
if(data24.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i1+"/choices",keyword:"maxItems",params:{limit: 50}});errors++;
}
const len2 = data24.length;
for(let i2=0; i2<len2; i2++){
if(!(obj14(data24[i2], {instancePath:instancePath+"/steps/" + i1+"/choices/" + i2,parentData:data24,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? obj14.errors : vErrors.concat(obj14.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i1+"/choices",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data18.branch !== undefined){
let data26 = data18.branch;
if(Array.isArray(data26)){
if(data26.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i1+"/branch",keyword:"maxItems",params:{limit: 20}});errors++;
}
const len3 = data26.length;
for(let i3=0; i3<len3; i3++){
let data27 = data26[i3];
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(data27.when === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i1+"/branch/" + i3,keyword:"required",params:{missingProperty: "when"}});errors++;
}
if(data27.goto === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i1+"/branch/" + i3,keyword:"required",params:{missingProperty: "goto"}});errors++;
}
for(const key2 in data27){
if(!((key2 === "when") || (key2 === "goto"))){
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i1+"/branch/" + i3,keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data27.when !== undefined){
if(!(obj15(data27.when, {instancePath:instancePath+"/steps/" + i1+"/branch/" + i3+"/when",parentData:data27,parentDataProperty:"when",rootData}))){
vErrors = vErrors === null ? obj15.errors : vErrors.concat(obj15.errors);
errors = vErrors.length;
}
}
if(data27.goto !== undefined){
if(!(obj8(data27.goto, {instancePath:instancePath+"/steps/" + i1+"/branch/" + i3+"/goto",parentData:data27,parentDataProperty:"goto",rootData}))){
vErrors = vErrors === null ? obj8.errors : vErrors.concat(obj8.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i1+"/branch/" + i3,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i1+"/branch",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data18.next !== undefined){
if(!(obj8(data18.next, {instancePath:instancePath+"/steps/" + i1+"/next",parentData:data18,parentDataProperty:"next",rootData}))){
vErrors = vErrors === null ? obj8.errors : vErrors.concat(obj8.errors);
errors = vErrors.length;
}
}
if(data18.timerSeconds !== undefined){
let data31 = data18.timerSeconds;
if(!((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31)))){
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i1+"/timerSeconds",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data31 == "number"){
if(data31 > 86400 || isNaN(data31)){
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i1+"/timerSeconds",keyword:"maximum",params:{comparison: "<=", limit: 86400}});errors++;
}
if(data31 < 1 || isNaN(data31)){
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i1+"/timerSeconds",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data18.help !== undefined){
let data32 = data18.help;
if(typeof data32 === "string"){
if(func1(data32) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i1+"/help",keyword:"maxLength",params:{limit: 2000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i1+"/help",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data18.required !== undefined){
if(typeof data18.required !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i1+"/required",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/steps/" + i1,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/steps",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.outputs !== undefined){
let data34 = data.outputs;
if(Array.isArray(data34)){
if(data34.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/outputs",keyword:"maxItems",params:{limit: 200}});errors++;
}
const len4 = data34.length;
for(let i4=0; i4<len4; i4++){
let data35 = data34[i4];
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
if(data35.key === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/outputs/" + i4,keyword:"required",params:{missingProperty: "key"}});errors++;
}
if(data35.from === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/outputs/" + i4,keyword:"required",params:{missingProperty: "from"}});errors++;
}
if(data35.label === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/outputs/" + i4,keyword:"required",params:{missingProperty: "label"}});errors++;
}
for(const key3 in data35){
if(!(((key3 === "key") || (key3 === "from")) || (key3 === "label"))){
(vErrors ??= []).push({instancePath:instancePath+"/outputs/" + i4,keyword:"additionalProperties",params:{additionalProperty: key3}});errors++;
}
}
if(data35.key !== undefined){
if(!(obj8(data35.key, {instancePath:instancePath+"/outputs/" + i4+"/key",parentData:data35,parentDataProperty:"key",rootData}))){
vErrors = vErrors === null ? obj8.errors : vErrors.concat(obj8.errors);
errors = vErrors.length;
}
}
if(data35.from !== undefined){
if(!(obj8(data35.from, {instancePath:instancePath+"/outputs/" + i4+"/from",parentData:data35,parentDataProperty:"from",rootData}))){
vErrors = vErrors === null ? obj8.errors : vErrors.concat(obj8.errors);
errors = vErrors.length;
}
}
if(data35.label !== undefined){
let data38 = data35.label;
if(typeof data38 === "string"){
if(func1(data38) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/outputs/" + i4+"/label",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/outputs/" + i4+"/label",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/outputs/" + i4,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/outputs",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.mapTo !== undefined){
let data39 = data.mapTo;
if(Array.isArray(data39)){
if(data39.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/mapTo",keyword:"maxItems",params:{limit: 200}});errors++;
}
const len5 = data39.length;
for(let i5=0; i5<len5; i5++){
let data40 = data39[i5];
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
if(data40.output === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/mapTo/" + i5,keyword:"required",params:{missingProperty: "output"}});errors++;
}
if(data40.noteSectionType === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/mapTo/" + i5,keyword:"required",params:{missingProperty: "noteSectionType"}});errors++;
}
for(const key4 in data40){
if(!(((key4 === "output") || (key4 === "noteSectionType")) || (key4 === "template"))){
(vErrors ??= []).push({instancePath:instancePath+"/mapTo/" + i5,keyword:"additionalProperties",params:{additionalProperty: key4}});errors++;
}
}
if(data40.output !== undefined){
if(!(obj8(data40.output, {instancePath:instancePath+"/mapTo/" + i5+"/output",parentData:data40,parentDataProperty:"output",rootData}))){
vErrors = vErrors === null ? obj8.errors : vErrors.concat(obj8.errors);
errors = vErrors.length;
}
}
if(data40.noteSectionType !== undefined){
if(!(obj7(data40.noteSectionType, {instancePath:instancePath+"/mapTo/" + i5+"/noteSectionType",parentData:data40,parentDataProperty:"noteSectionType",rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
errors = vErrors.length;
}
}
if(data40.template !== undefined){
let data43 = data40.template;
if(typeof data43 === "string"){
if(func1(data43) > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/mapTo/" + i5+"/template",keyword:"maxLength",params:{limit: 2000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/mapTo/" + i5+"/template",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/mapTo/" + i5,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/mapTo",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
