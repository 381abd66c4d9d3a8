// Generated from schemas/resources/form.json by npm run generate. Edits are lost.
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj10 } from './shared/reference.js'
import { validate as obj15 } from './shared/change-log-entry.js'
import { validate as obj3 } from './shared/form-element.js'
import { validate as obj4 } from './shared/translations.js'
import { validate as obj5 } from './shared/element-definition-validation.js'
import { validate as obj7 } from './shared/meta.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"Form"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"name":{"type":"string","maxLength":120},"key":{"type":"string","pattern":"^[a-z0-9][a-z0-9-]{0,59}$"},"version":{"type":"integer","minimum":1},"status":{"enum":["Draft","Active","Retired"]},"replaces":false,"category":{"type":"string","maxLength":40},"elements":{"type":"array","items":{"x-shared":"generated/validators/shared/form-element.js"},"maxItems":2000},"layout":{"type":"object","additionalProperties":false,"properties":{"columns":{"type":"integer","minimum":1,"maximum":4},"grid":{"type":"integer","minimum":1,"maximum":12}},"required":[]},"translations":{"x-shared":"generated/validators/shared/translations.js"},"validations":{"type":"array","items":{"x-shared":"generated/validators/shared/element-definition-validation.js"}},"jsonSchema":false,"uiSchema":false,"fhirQuestionnaire":false,"usage":false,"sampleData":{"type":"object","additionalProperties":true},"author":false,"changeLog":false},"required":["name","key","version","status","elements"]};
const func0 = Object.prototype.hasOwnProperty;
const obj1 = ["Draft","Active","Retired"];
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
if(data.elements === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "elements"}});errors++;
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
if("Form" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Form"}});errors++;
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
if(data.category !== undefined){
let data12 = data.category;
if(typeof data12 === "string"){
if(func1(data12) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"maxLength",params:{limit: 40}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.elements !== undefined){
let data13 = data.elements;
if(Array.isArray(data13)){
if(data13.length > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/elements",keyword:"maxItems",params:{limit: 2000}});errors++;
}
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
if(!(obj3(data13[i1], {instancePath:instancePath+"/elements/" + i1,parentData:data13,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/elements",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.layout !== undefined){
let data15 = data.layout;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key1 in data15){
if(!((key1 === "columns") || (key1 === "grid"))){
(vErrors ??= []).push({instancePath:instancePath+"/layout",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data15.columns !== undefined){
let data16 = data15.columns;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
(vErrors ??= []).push({instancePath:instancePath+"/layout/columns",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data16 == "number"){
if(data16 > 4 || isNaN(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/layout/columns",keyword:"maximum",params:{comparison: "<=", limit: 4}});errors++;
}
if(data16 < 1 || isNaN(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/layout/columns",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data15.grid !== undefined){
let data17 = data15.grid;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
(vErrors ??= []).push({instancePath:instancePath+"/layout/grid",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data17 == "number"){
if(data17 > 12 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/layout/grid",keyword:"maximum",params:{comparison: "<=", limit: 12}});errors++;
}
if(data17 < 1 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/layout/grid",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/layout",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.translations !== undefined){
if(!(obj4(data.translations, {instancePath:instancePath+"/translations",parentData:data,parentDataProperty:"translations",rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
if(data.validations !== undefined){
let data19 = data.validations;
if(Array.isArray(data19)){
const len2 = data19.length;
for(let i2=0; i2<len2; i2++){
if(!(obj5(data19[i2], {instancePath:instancePath+"/validations/" + i2,parentData:data19,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/validations",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.jsonSchema !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/jsonSchema",keyword:"false schema",params:{}});errors++;
}
if(data.uiSchema !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/uiSchema",keyword:"false schema",params:{}});errors++;
}
if(data.fhirQuestionnaire !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/fhirQuestionnaire",keyword:"false schema",params:{}});errors++;
}
if(data.usage !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/usage",keyword:"false schema",params:{}});errors++;
}
if(data.sampleData !== undefined){
let data25 = data.sampleData;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sampleData",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.author !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/author",keyword:"false schema",params:{}});errors++;
}
if(data.changeLog !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/changeLog",keyword:"false schema",params:{}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export const stored = validate1;
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"Form"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"name":{"type":"string","maxLength":120},"key":{"type":"string","pattern":"^[a-z0-9][a-z0-9-]{0,59}$"},"version":{"type":"integer","minimum":1},"status":{"enum":["Draft","Active","Retired"]},"replaces":{"x-shared":"generated/validators/shared/reference.js"},"category":{"type":"string","maxLength":40},"elements":{"type":"array","items":{"x-shared":"generated/validators/shared/form-element.js"},"maxItems":2000},"layout":{"type":"object","additionalProperties":false,"properties":{"columns":{"type":"integer","minimum":1,"maximum":4},"grid":{"type":"integer","minimum":1,"maximum":12}}},"translations":{"x-shared":"generated/validators/shared/translations.js"},"validations":{"type":"array","items":{"x-shared":"generated/validators/shared/element-definition-validation.js"}},"jsonSchema":{"type":"object","additionalProperties":true},"uiSchema":{"type":"object","additionalProperties":true},"fhirQuestionnaire":{"type":"object","additionalProperties":true},"usage":{"type":"integer","minimum":0},"sampleData":{"type":"object","additionalProperties":true},"author":{"x-shared":"generated/validators/shared/reference.js"},"changeLog":{"type":"array","items":{"x-shared":"generated/validators/shared/change-log-entry.js"}}},"required":["id","resourceType","partition","display","meta","name","key","version","status","elements","layout","jsonSchema","uiSchema","usage","author"]};
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
if(data.elements === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "elements"}});errors++;
}
if(data.layout === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "layout"}});errors++;
}
if(data.jsonSchema === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "jsonSchema"}});errors++;
}
if(data.uiSchema === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "uiSchema"}});errors++;
}
if(data.usage === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "usage"}});errors++;
}
if(data.author === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "author"}});errors++;
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
if("Form" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Form"}});errors++;
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
if(!(obj7(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? obj7.errors : vErrors.concat(obj7.errors);
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
if(!(obj10(data.replaces, {instancePath:instancePath+"/replaces",parentData:data,parentDataProperty:"replaces",rootData}))){
vErrors = vErrors === null ? obj10.errors : vErrors.concat(obj10.errors);
errors = vErrors.length;
}
}
if(data.category !== undefined){
let data12 = data.category;
if(typeof data12 === "string"){
if(func1(data12) > 40){
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"maxLength",params:{limit: 40}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.elements !== undefined){
let data13 = data.elements;
if(Array.isArray(data13)){
if(data13.length > 2000){
(vErrors ??= []).push({instancePath:instancePath+"/elements",keyword:"maxItems",params:{limit: 2000}});errors++;
}
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
if(!(obj3(data13[i1], {instancePath:instancePath+"/elements/" + i1,parentData:data13,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/elements",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.layout !== undefined){
let data15 = data.layout;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key1 in data15){
if(!((key1 === "columns") || (key1 === "grid"))){
(vErrors ??= []).push({instancePath:instancePath+"/layout",keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data15.columns !== undefined){
let data16 = data15.columns;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
(vErrors ??= []).push({instancePath:instancePath+"/layout/columns",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data16 == "number"){
if(data16 > 4 || isNaN(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/layout/columns",keyword:"maximum",params:{comparison: "<=", limit: 4}});errors++;
}
if(data16 < 1 || isNaN(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/layout/columns",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data15.grid !== undefined){
let data17 = data15.grid;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
(vErrors ??= []).push({instancePath:instancePath+"/layout/grid",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data17 == "number"){
if(data17 > 12 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/layout/grid",keyword:"maximum",params:{comparison: "<=", limit: 12}});errors++;
}
if(data17 < 1 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/layout/grid",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/layout",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.translations !== undefined){
if(!(obj4(data.translations, {instancePath:instancePath+"/translations",parentData:data,parentDataProperty:"translations",rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
if(data.validations !== undefined){
let data19 = data.validations;
if(Array.isArray(data19)){
const len2 = data19.length;
for(let i2=0; i2<len2; i2++){
if(!(obj5(data19[i2], {instancePath:instancePath+"/validations/" + i2,parentData:data19,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/validations",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.jsonSchema !== undefined){
let data21 = data.jsonSchema;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/jsonSchema",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.uiSchema !== undefined){
let data22 = data.uiSchema;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/uiSchema",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.fhirQuestionnaire !== undefined){
let data23 = data.fhirQuestionnaire;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/fhirQuestionnaire",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.usage !== undefined){
let data24 = data.usage;
if(!((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24)))){
(vErrors ??= []).push({instancePath:instancePath+"/usage",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data24 == "number"){
if(data24 < 0 || isNaN(data24)){
(vErrors ??= []).push({instancePath:instancePath+"/usage",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data.sampleData !== undefined){
let data25 = data.sampleData;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/sampleData",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.author !== undefined){
if(!(obj10(data.author, {instancePath:instancePath+"/author",parentData:data,parentDataProperty:"author",rootData}))){
vErrors = vErrors === null ? obj10.errors : vErrors.concat(obj10.errors);
errors = vErrors.length;
}
}
if(data.changeLog !== undefined){
let data27 = data.changeLog;
if(Array.isArray(data27)){
const len3 = data27.length;
for(let i3=0; i3<len3; i3++){
if(!(obj15(data27[i3], {instancePath:instancePath+"/changeLog/" + i3,parentData:data27,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? obj15.errors : vErrors.concat(obj15.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/changeLog",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
