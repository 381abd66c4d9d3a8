// Generated from schemas/resources/observable-routines.json by npm run generate. Edits are lost.
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj11 } from './shared/option.js'
import { validate as obj24 } from './shared/meta.js'
import { validate as obj3 } from './shared/reference.js'
import { validate as obj4 } from './shared/period.js'
import { validate as obj5 } from './shared/clock-time.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"ObservableRoutines"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"name":{"type":"string","maxLength":120},"key":{"type":"string","pattern":"^[a-z0-9][a-z0-9-]{0,59}$"},"version":{"type":"integer","minimum":1},"status":{"enum":["Draft","Active","Retired"]},"replaces":false,"subject":{"x-shared":"generated/validators/shared/reference.js"},"period":{"x-shared":"generated/validators/shared/period.js"},"shifts":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","maxLength":60},"start":{"x-shared":"generated/validators/shared/clock-time.js"},"end":{"x-shared":"generated/validators/shared/clock-time.js"}},"required":["name","start","end"]},"maxItems":12},"routines":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","minLength":1,"maxLength":64},"title":{"type":"string","maxLength":120},"instructions":{"type":"string","maxLength":20000},"domain":{"enum":["hygiene","meals","sleep","medication-prompt","behaviour","social","chores","community","health-check","custom"]},"measure":{"enum":["YesNo","Count","DurationMinutes","PromptLevel","Scale","Choice","Text"]},"options":{"type":"array","items":{"x-shared":"generated/validators/shared/option.js"},"maxItems":50},"scale":{"type":"object","additionalProperties":false,"properties":{"min":{"type":"integer"},"max":{"type":"integer"},"labels":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"value":{"type":"integer"},"label":{"type":"string","maxLength":80}},"required":["value","label"]}}},"required":["min","max"]},"target":{"type":"object","additionalProperties":false,"properties":{"value":{"type":"number"},"direction":{"enum":["AtLeast","AtMost"]},"per":{"enum":["Shift","Day","Week","Month"]}},"required":["value","direction","per"]},"schedule":{"type":"object","additionalProperties":false,"properties":{"times":{"type":"array","items":{"x-shared":"generated/validators/shared/clock-time.js"},"minItems":1,"maxItems":48},"perShift":{"type":"boolean"},"everyMinutes":{"type":"integer","minimum":0,"maximum":1440},"onOccurrence":{"type":"boolean"}},"minProperties":1,"maxProperties":1,"required":[]},"graceMinutes":{"type":"integer","minimum":0,"maximum":1440},"goalLink":{"type":"object","additionalProperties":false,"properties":{"carePlan":{"x-shared":"generated/validators/shared/reference.js"},"goalId":{"type":"string","minLength":1,"maxLength":64},"objectiveId":{"type":"string","minLength":1,"maxLength":64}},"required":["carePlan","goalId"]},"steps":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","minLength":1,"maxLength":64},"text":{"type":"string","maxLength":200}},"required":["id","text"]},"maxItems":50},"abc":{"type":"boolean"},"alertRule":{"type":"object","additionalProperties":false,"properties":{"operator":{"enum":["Exists","NotExists","Equals","NotEquals","GreaterThan","GreaterOrEquals","LessThan","LessOrEquals","In","NotIn","Contains","NotContains","Matches","AnyOf","AllOf"]},"value":{"type":"string","maxLength":200},"notify":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}}},"required":["operator"]},"active":{"type":"boolean"}},"required":["id","title","domain","measure","schedule"]},"minItems":1,"maxItems":200},"author":{"x-shared":"generated/validators/shared/reference.js"},"approvedBy":{"x-shared":"generated/validators/shared/reference.js"}},"required":["name","key","version","status","subject","routines"]};
const func0 = Object.prototype.hasOwnProperty;
const obj1 = ["Draft","Active","Retired"];
const obj7 = ["hygiene","meals","sleep","medication-prompt","behaviour","social","chores","community","health-check","custom"];
const obj9 = ["YesNo","Count","DurationMinutes","PromptLevel","Scale","Choice","Text"];
const obj12 = ["AtLeast","AtMost"];
const obj14 = ["Shift","Day","Week","Month"];
const obj18 = ["Exists","NotExists","Equals","NotEquals","GreaterThan","GreaterOrEquals","LessThan","LessOrEquals","In","NotIn","Contains","NotContains","Matches","AnyOf","AllOf"];
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
if(data.subject === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "subject"}});errors++;
}
if(data.routines === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "routines"}});errors++;
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
if("ObservableRoutines" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "ObservableRoutines"}});errors++;
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
if(data.subject !== undefined){
if(!(obj3(data.subject, {instancePath:instancePath+"/subject",parentData:data,parentDataProperty:"subject",rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
if(data.period !== undefined){
if(!(obj4(data.period, {instancePath:instancePath+"/period",parentData:data,parentDataProperty:"period",rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
if(data.shifts !== undefined){
let data14 = data.shifts;
if(Array.isArray(data14)){
if(data14.length > 12){
(vErrors ??= []).push({instancePath:instancePath+"/shifts",keyword:"maxItems",params:{limit: 12}});errors++;
}
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
let data15 = data14[i1];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.name === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/shifts/" + i1,keyword:"required",params:{missingProperty: "name"}});errors++;
}
if(data15.start === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/shifts/" + i1,keyword:"required",params:{missingProperty: "start"}});errors++;
}
if(data15.end === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/shifts/" + i1,keyword:"required",params:{missingProperty: "end"}});errors++;
}
for(const key1 in data15){
if(!(((key1 === "name") || (key1 === "start")) || (key1 === "end"))){
(vErrors ??= []).push({instancePath:instancePath+"/shifts/" + i1,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data15.name !== undefined){
let data16 = data15.name;
if(typeof data16 === "string"){
if(func1(data16) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/shifts/" + i1+"/name",keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/shifts/" + i1+"/name",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data15.start !== undefined){
if(!(obj5(data15.start, {instancePath:instancePath+"/shifts/" + i1+"/start",parentData:data15,parentDataProperty:"start",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data15.end !== undefined){
if(!(obj5(data15.end, {instancePath:instancePath+"/shifts/" + i1+"/end",parentData:data15,parentDataProperty:"end",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/shifts/" + i1,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/shifts",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.routines !== undefined){
let data19 = data.routines;
if(Array.isArray(data19)){
if(data19.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/routines",keyword:"maxItems",params:{limit: 200}});errors++;
}
if(data19.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/routines",keyword:"minItems",params:{limit: 1}});errors++;
}
const len2 = data19.length;
for(let i2=0; i2<len2; i2++){
let data20 = data19[i2];
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data20.title === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2,keyword:"required",params:{missingProperty: "title"}});errors++;
}
if(data20.domain === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2,keyword:"required",params:{missingProperty: "domain"}});errors++;
}
if(data20.measure === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2,keyword:"required",params:{missingProperty: "measure"}});errors++;
}
if(data20.schedule === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2,keyword:"required",params:{missingProperty: "schedule"}});errors++;
}
for(const key2 in data20){
if(!(func0.call(schema0.properties.routines.items.properties, key2))){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2,keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data20.id !== undefined){
let data21 = data20.id;
if(typeof data21 === "string"){
if(func1(data21) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/id",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data21) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/id",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/id",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data20.title !== undefined){
let data22 = data20.title;
if(typeof data22 === "string"){
if(func1(data22) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/title",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/title",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data20.instructions !== undefined){
let data23 = data20.instructions;
if(typeof data23 === "string"){
if(func1(data23) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/instructions",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/instructions",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data20.domain !== undefined){
if(!(obj7.includes(data20.domain))){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/domain",keyword:"enum",params:{allowedValues: obj7}});errors++;
}
}
if(data20.measure !== undefined){
if(!(obj9.includes(data20.measure))){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/measure",keyword:"enum",params:{allowedValues: obj9}});errors++;
}
}
if(data20.options !== undefined){
let data26 = data20.options;
if(Array.isArray(data26)){
if(data26.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/options",keyword:"maxItems",params:{limit: 50}});errors++;
}
const len3 = data26.length;
for(let i3=0; i3<len3; i3++){
if(!(obj11(data26[i3], {instancePath:instancePath+"/routines/" + i2+"/options/" + i3,parentData:data26,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? obj11.errors : vErrors.concat(obj11.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/options",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data20.scale !== undefined){
let data28 = data20.scale;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.min === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/scale",keyword:"required",params:{missingProperty: "min"}});errors++;
}
if(data28.max === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/scale",keyword:"required",params:{missingProperty: "max"}});errors++;
}
for(const key3 in data28){
if(!(((key3 === "min") || (key3 === "max")) || (key3 === "labels"))){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/scale",keyword:"additionalProperties",params:{additionalProperty: key3}});errors++;
}
}
if(data28.min !== undefined){
let data29 = data28.min;
if(!((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29)))){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/scale/min",keyword:"type",params:{type: "integer"}});errors++;
}
}
if(data28.max !== undefined){
let data30 = data28.max;
if(!((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30)))){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/scale/max",keyword:"type",params:{type: "integer"}});errors++;
}
}
if(data28.labels !== undefined){
let data31 = data28.labels;
if(Array.isArray(data31)){
const len4 = data31.length;
for(let i4=0; i4<len4; i4++){
let data32 = data31[i4];
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
if(data32.value === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/scale/labels/" + i4,keyword:"required",params:{missingProperty: "value"}});errors++;
}
if(data32.label === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/scale/labels/" + i4,keyword:"required",params:{missingProperty: "label"}});errors++;
}
for(const key4 in data32){
if(!((key4 === "value") || (key4 === "label"))){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/scale/labels/" + i4,keyword:"additionalProperties",params:{additionalProperty: key4}});errors++;
}
}
if(data32.value !== undefined){
let data33 = data32.value;
if(!((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33)))){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/scale/labels/" + i4+"/value",keyword:"type",params:{type: "integer"}});errors++;
}
}
if(data32.label !== undefined){
let data34 = data32.label;
if(typeof data34 === "string"){
if(func1(data34) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/scale/labels/" + i4+"/label",keyword:"maxLength",params:{limit: 80}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/scale/labels/" + i4+"/label",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/scale/labels/" + i4,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/scale/labels",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/scale",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data20.target !== undefined){
let data35 = data20.target;
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
if(data35.value === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/target",keyword:"required",params:{missingProperty: "value"}});errors++;
}
if(data35.direction === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/target",keyword:"required",params:{missingProperty: "direction"}});errors++;
}
if(data35.per === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/target",keyword:"required",params:{missingProperty: "per"}});errors++;
}
for(const key5 in data35){
if(!(((key5 === "value") || (key5 === "direction")) || (key5 === "per"))){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/target",keyword:"additionalProperties",params:{additionalProperty: key5}});errors++;
}
}
if(data35.value !== undefined){
if(!(typeof data35.value == "number")){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/target/value",keyword:"type",params:{type: "number"}});errors++;
}
}
if(data35.direction !== undefined){
if(!(obj12.includes(data35.direction))){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/target/direction",keyword:"enum",params:{allowedValues: obj12}});errors++;
}
}
if(data35.per !== undefined){
if(!(obj14.includes(data35.per))){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/target/per",keyword:"enum",params:{allowedValues: obj14}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/target",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data20.schedule !== undefined){
let data39 = data20.schedule;
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
if(Object.keys(data39).length > 1){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/schedule",keyword:"maxProperties",params:{limit: 1}});errors++;
}
if(Object.keys(data39).length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/schedule",keyword:"minProperties",params:{limit: 1}});errors++;
}
for(const key6 in data39){
if(!((((key6 === "times") || (key6 === "perShift")) || (key6 === "everyMinutes")) || (key6 === "onOccurrence"))){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/schedule",keyword:"additionalProperties",params:{additionalProperty: key6}});errors++;
}
}
if(data39.times !== undefined){
let data40 = data39.times;
if(Array.isArray(data40)){
if(data40.length > 48){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/schedule/times",keyword:"maxItems",params:{limit: 48}});errors++;
}
if(data40.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/schedule/times",keyword:"minItems",params:{limit: 1}});errors++;
}
const len5 = data40.length;
for(let i5=0; i5<len5; i5++){
if(!(obj5(data40[i5], {instancePath:instancePath+"/routines/" + i2+"/schedule/times/" + i5,parentData:data40,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/schedule/times",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data39.perShift !== undefined){
if(typeof data39.perShift !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/schedule/perShift",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data39.everyMinutes !== undefined){
let data43 = data39.everyMinutes;
if(!((typeof data43 == "number") && (!(data43 % 1) && !isNaN(data43)))){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/schedule/everyMinutes",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data43 == "number"){
if(data43 > 1440 || isNaN(data43)){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/schedule/everyMinutes",keyword:"maximum",params:{comparison: "<=", limit: 1440}});errors++;
}
if(data43 < 0 || isNaN(data43)){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/schedule/everyMinutes",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data39.onOccurrence !== undefined){
if(typeof data39.onOccurrence !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/schedule/onOccurrence",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/schedule",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data20.graceMinutes !== undefined){
let data45 = data20.graceMinutes;
if(!((typeof data45 == "number") && (!(data45 % 1) && !isNaN(data45)))){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/graceMinutes",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data45 == "number"){
if(data45 > 1440 || isNaN(data45)){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/graceMinutes",keyword:"maximum",params:{comparison: "<=", limit: 1440}});errors++;
}
if(data45 < 0 || isNaN(data45)){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/graceMinutes",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data20.goalLink !== undefined){
let data46 = data20.goalLink;
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
if(data46.carePlan === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/goalLink",keyword:"required",params:{missingProperty: "carePlan"}});errors++;
}
if(data46.goalId === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/goalLink",keyword:"required",params:{missingProperty: "goalId"}});errors++;
}
for(const key7 in data46){
if(!(((key7 === "carePlan") || (key7 === "goalId")) || (key7 === "objectiveId"))){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/goalLink",keyword:"additionalProperties",params:{additionalProperty: key7}});errors++;
}
}
if(data46.carePlan !== undefined){
if(!(obj3(data46.carePlan, {instancePath:instancePath+"/routines/" + i2+"/goalLink/carePlan",parentData:data46,parentDataProperty:"carePlan",rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
if(data46.goalId !== undefined){
let data48 = data46.goalId;
if(typeof data48 === "string"){
if(func1(data48) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/goalLink/goalId",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data48) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/goalLink/goalId",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/goalLink/goalId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data46.objectiveId !== undefined){
let data49 = data46.objectiveId;
if(typeof data49 === "string"){
if(func1(data49) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/goalLink/objectiveId",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data49) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/goalLink/objectiveId",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/goalLink/objectiveId",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/goalLink",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data20.steps !== undefined){
let data50 = data20.steps;
if(Array.isArray(data50)){
if(data50.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/steps",keyword:"maxItems",params:{limit: 50}});errors++;
}
const len6 = data50.length;
for(let i6=0; i6<len6; i6++){
let data51 = data50[i6];
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
if(data51.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/steps/" + i6,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data51.text === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/steps/" + i6,keyword:"required",params:{missingProperty: "text"}});errors++;
}
for(const key8 in data51){
if(!((key8 === "id") || (key8 === "text"))){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/steps/" + i6,keyword:"additionalProperties",params:{additionalProperty: key8}});errors++;
}
}
if(data51.id !== undefined){
let data52 = data51.id;
if(typeof data52 === "string"){
if(func1(data52) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/steps/" + i6+"/id",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data52) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/steps/" + i6+"/id",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/steps/" + i6+"/id",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data51.text !== undefined){
let data53 = data51.text;
if(typeof data53 === "string"){
if(func1(data53) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/steps/" + i6+"/text",keyword:"maxLength",params:{limit: 200}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/steps/" + i6+"/text",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/steps/" + i6,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/steps",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data20.abc !== undefined){
if(typeof data20.abc !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/abc",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data20.alertRule !== undefined){
let data55 = data20.alertRule;
if(data55 && typeof data55 == "object" && !Array.isArray(data55)){
if(data55.operator === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/alertRule",keyword:"required",params:{missingProperty: "operator"}});errors++;
}
for(const key9 in data55){
if(!(((key9 === "operator") || (key9 === "value")) || (key9 === "notify"))){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/alertRule",keyword:"additionalProperties",params:{additionalProperty: key9}});errors++;
}
}
if(data55.operator !== undefined){
if(!(obj18.includes(data55.operator))){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/alertRule/operator",keyword:"enum",params:{allowedValues: obj18}});errors++;
}
}
if(data55.value !== undefined){
let data57 = data55.value;
if(typeof data57 === "string"){
if(func1(data57) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/alertRule/value",keyword:"maxLength",params:{limit: 200}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/alertRule/value",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data55.notify !== undefined){
let data58 = data55.notify;
if(Array.isArray(data58)){
const len7 = data58.length;
for(let i7=0; i7<len7; i7++){
if(!(obj3(data58[i7], {instancePath:instancePath+"/routines/" + i2+"/alertRule/notify/" + i7,parentData:data58,parentDataProperty:i7,rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/alertRule/notify",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/alertRule",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data20.active !== undefined){
if(typeof data20.active !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/active",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/routines",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.author !== undefined){
if(!(obj3(data.author, {instancePath:instancePath+"/author",parentData:data,parentDataProperty:"author",rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
if(data.approvedBy !== undefined){
if(!(obj3(data.approvedBy, {instancePath:instancePath+"/approvedBy",parentData:data,parentDataProperty:"approvedBy",rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
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
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"ObservableRoutines"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"name":{"type":"string","maxLength":120},"key":{"type":"string","pattern":"^[a-z0-9][a-z0-9-]{0,59}$"},"version":{"type":"integer","minimum":1},"status":{"enum":["Draft","Active","Retired"]},"replaces":{"x-shared":"generated/validators/shared/reference.js"},"subject":{"x-shared":"generated/validators/shared/reference.js"},"period":{"x-shared":"generated/validators/shared/period.js"},"shifts":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"name":{"type":"string","maxLength":60},"start":{"x-shared":"generated/validators/shared/clock-time.js"},"end":{"x-shared":"generated/validators/shared/clock-time.js"}},"required":["name","start","end"]},"maxItems":12},"routines":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","minLength":1,"maxLength":64},"title":{"type":"string","maxLength":120},"instructions":{"type":"string","maxLength":20000},"domain":{"enum":["hygiene","meals","sleep","medication-prompt","behaviour","social","chores","community","health-check","custom"]},"measure":{"enum":["YesNo","Count","DurationMinutes","PromptLevel","Scale","Choice","Text"]},"options":{"type":"array","items":{"x-shared":"generated/validators/shared/option.js"},"maxItems":50},"scale":{"type":"object","additionalProperties":false,"properties":{"min":{"type":"integer"},"max":{"type":"integer"},"labels":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"value":{"type":"integer"},"label":{"type":"string","maxLength":80}},"required":["value","label"]}}},"required":["min","max"]},"target":{"type":"object","additionalProperties":false,"properties":{"value":{"type":"number"},"direction":{"enum":["AtLeast","AtMost"]},"per":{"enum":["Shift","Day","Week","Month"]}},"required":["value","direction","per"]},"schedule":{"type":"object","additionalProperties":false,"properties":{"times":{"type":"array","items":{"x-shared":"generated/validators/shared/clock-time.js"},"minItems":1,"maxItems":48},"perShift":{"type":"boolean"},"everyMinutes":{"type":"integer","minimum":0,"maximum":1440},"onOccurrence":{"type":"boolean"}},"minProperties":1,"maxProperties":1},"graceMinutes":{"type":"integer","minimum":0,"maximum":1440},"goalLink":{"type":"object","additionalProperties":false,"properties":{"carePlan":{"x-shared":"generated/validators/shared/reference.js"},"goalId":{"type":"string","minLength":1,"maxLength":64},"objectiveId":{"type":"string","minLength":1,"maxLength":64}},"required":["carePlan","goalId"]},"steps":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","minLength":1,"maxLength":64},"text":{"type":"string","maxLength":200}},"required":["id","text"]},"maxItems":50},"abc":{"type":"boolean"},"alertRule":{"type":"object","additionalProperties":false,"properties":{"operator":{"enum":["Exists","NotExists","Equals","NotEquals","GreaterThan","GreaterOrEquals","LessThan","LessOrEquals","In","NotIn","Contains","NotContains","Matches","AnyOf","AllOf"]},"value":{"type":"string","maxLength":200},"notify":{"type":"array","items":{"x-shared":"generated/validators/shared/reference.js"}}},"required":["operator"]},"active":{"type":"boolean"}},"required":["id","title","domain","measure","schedule"]},"minItems":1,"maxItems":200},"author":{"x-shared":"generated/validators/shared/reference.js"},"approvedBy":{"x-shared":"generated/validators/shared/reference.js"}},"required":["id","resourceType","partition","display","meta","name","key","version","status","subject","routines","author"]};
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
if(data.subject === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "subject"}});errors++;
}
if(data.routines === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "routines"}});errors++;
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
if("ObservableRoutines" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "ObservableRoutines"}});errors++;
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
if(!(obj24(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? obj24.errors : vErrors.concat(obj24.errors);
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
if(!(obj3(data.replaces, {instancePath:instancePath+"/replaces",parentData:data,parentDataProperty:"replaces",rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
if(data.subject !== undefined){
if(!(obj3(data.subject, {instancePath:instancePath+"/subject",parentData:data,parentDataProperty:"subject",rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
if(data.period !== undefined){
if(!(obj4(data.period, {instancePath:instancePath+"/period",parentData:data,parentDataProperty:"period",rootData}))){
vErrors = vErrors === null ? obj4.errors : vErrors.concat(obj4.errors);
errors = vErrors.length;
}
}
if(data.shifts !== undefined){
let data14 = data.shifts;
if(Array.isArray(data14)){
if(data14.length > 12){
(vErrors ??= []).push({instancePath:instancePath+"/shifts",keyword:"maxItems",params:{limit: 12}});errors++;
}
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
let data15 = data14[i1];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.name === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/shifts/" + i1,keyword:"required",params:{missingProperty: "name"}});errors++;
}
if(data15.start === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/shifts/" + i1,keyword:"required",params:{missingProperty: "start"}});errors++;
}
if(data15.end === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/shifts/" + i1,keyword:"required",params:{missingProperty: "end"}});errors++;
}
for(const key1 in data15){
if(!(((key1 === "name") || (key1 === "start")) || (key1 === "end"))){
(vErrors ??= []).push({instancePath:instancePath+"/shifts/" + i1,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data15.name !== undefined){
let data16 = data15.name;
if(typeof data16 === "string"){
if(func1(data16) > 60){
(vErrors ??= []).push({instancePath:instancePath+"/shifts/" + i1+"/name",keyword:"maxLength",params:{limit: 60}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/shifts/" + i1+"/name",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data15.start !== undefined){
if(!(obj5(data15.start, {instancePath:instancePath+"/shifts/" + i1+"/start",parentData:data15,parentDataProperty:"start",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data15.end !== undefined){
if(!(obj5(data15.end, {instancePath:instancePath+"/shifts/" + i1+"/end",parentData:data15,parentDataProperty:"end",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/shifts/" + i1,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/shifts",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.routines !== undefined){
let data19 = data.routines;
if(Array.isArray(data19)){
if(data19.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/routines",keyword:"maxItems",params:{limit: 200}});errors++;
}
if(data19.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/routines",keyword:"minItems",params:{limit: 1}});errors++;
}
const len2 = data19.length;
for(let i2=0; i2<len2; i2++){
let data20 = data19[i2];
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data20.title === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2,keyword:"required",params:{missingProperty: "title"}});errors++;
}
if(data20.domain === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2,keyword:"required",params:{missingProperty: "domain"}});errors++;
}
if(data20.measure === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2,keyword:"required",params:{missingProperty: "measure"}});errors++;
}
if(data20.schedule === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2,keyword:"required",params:{missingProperty: "schedule"}});errors++;
}
for(const key2 in data20){
if(!(func0.call(schema1.properties.routines.items.properties, key2))){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2,keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data20.id !== undefined){
let data21 = data20.id;
if(typeof data21 === "string"){
if(func1(data21) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/id",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data21) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/id",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/id",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data20.title !== undefined){
let data22 = data20.title;
if(typeof data22 === "string"){
if(func1(data22) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/title",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/title",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data20.instructions !== undefined){
let data23 = data20.instructions;
if(typeof data23 === "string"){
if(func1(data23) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/instructions",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/instructions",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data20.domain !== undefined){
if(!(obj7.includes(data20.domain))){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/domain",keyword:"enum",params:{allowedValues: obj7}});errors++;
}
}
if(data20.measure !== undefined){
if(!(obj9.includes(data20.measure))){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/measure",keyword:"enum",params:{allowedValues: obj9}});errors++;
}
}
if(data20.options !== undefined){
let data26 = data20.options;
if(Array.isArray(data26)){
if(data26.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/options",keyword:"maxItems",params:{limit: 50}});errors++;
}
const len3 = data26.length;
for(let i3=0; i3<len3; i3++){
if(!(obj11(data26[i3], {instancePath:instancePath+"/routines/" + i2+"/options/" + i3,parentData:data26,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? obj11.errors : vErrors.concat(obj11.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/options",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data20.scale !== undefined){
let data28 = data20.scale;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.min === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/scale",keyword:"required",params:{missingProperty: "min"}});errors++;
}
if(data28.max === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/scale",keyword:"required",params:{missingProperty: "max"}});errors++;
}
for(const key3 in data28){
if(!(((key3 === "min") || (key3 === "max")) || (key3 === "labels"))){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/scale",keyword:"additionalProperties",params:{additionalProperty: key3}});errors++;
}
}
if(data28.min !== undefined){
let data29 = data28.min;
if(!((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29)))){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/scale/min",keyword:"type",params:{type: "integer"}});errors++;
}
}
if(data28.max !== undefined){
let data30 = data28.max;
if(!((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30)))){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/scale/max",keyword:"type",params:{type: "integer"}});errors++;
}
}
if(data28.labels !== undefined){
let data31 = data28.labels;
if(Array.isArray(data31)){
const len4 = data31.length;
for(let i4=0; i4<len4; i4++){
let data32 = data31[i4];
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
if(data32.value === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/scale/labels/" + i4,keyword:"required",params:{missingProperty: "value"}});errors++;
}
if(data32.label === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/scale/labels/" + i4,keyword:"required",params:{missingProperty: "label"}});errors++;
}
for(const key4 in data32){
if(!((key4 === "value") || (key4 === "label"))){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/scale/labels/" + i4,keyword:"additionalProperties",params:{additionalProperty: key4}});errors++;
}
}
if(data32.value !== undefined){
let data33 = data32.value;
if(!((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33)))){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/scale/labels/" + i4+"/value",keyword:"type",params:{type: "integer"}});errors++;
}
}
if(data32.label !== undefined){
let data34 = data32.label;
if(typeof data34 === "string"){
if(func1(data34) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/scale/labels/" + i4+"/label",keyword:"maxLength",params:{limit: 80}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/scale/labels/" + i4+"/label",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/scale/labels/" + i4,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/scale/labels",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/scale",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data20.target !== undefined){
let data35 = data20.target;
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
if(data35.value === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/target",keyword:"required",params:{missingProperty: "value"}});errors++;
}
if(data35.direction === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/target",keyword:"required",params:{missingProperty: "direction"}});errors++;
}
if(data35.per === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/target",keyword:"required",params:{missingProperty: "per"}});errors++;
}
for(const key5 in data35){
if(!(((key5 === "value") || (key5 === "direction")) || (key5 === "per"))){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/target",keyword:"additionalProperties",params:{additionalProperty: key5}});errors++;
}
}
if(data35.value !== undefined){
if(!(typeof data35.value == "number")){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/target/value",keyword:"type",params:{type: "number"}});errors++;
}
}
if(data35.direction !== undefined){
if(!(obj12.includes(data35.direction))){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/target/direction",keyword:"enum",params:{allowedValues: obj12}});errors++;
}
}
if(data35.per !== undefined){
if(!(obj14.includes(data35.per))){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/target/per",keyword:"enum",params:{allowedValues: obj14}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/target",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data20.schedule !== undefined){
let data39 = data20.schedule;
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
if(Object.keys(data39).length > 1){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/schedule",keyword:"maxProperties",params:{limit: 1}});errors++;
}
if(Object.keys(data39).length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/schedule",keyword:"minProperties",params:{limit: 1}});errors++;
}
for(const key6 in data39){
if(!((((key6 === "times") || (key6 === "perShift")) || (key6 === "everyMinutes")) || (key6 === "onOccurrence"))){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/schedule",keyword:"additionalProperties",params:{additionalProperty: key6}});errors++;
}
}
if(data39.times !== undefined){
let data40 = data39.times;
if(Array.isArray(data40)){
if(data40.length > 48){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/schedule/times",keyword:"maxItems",params:{limit: 48}});errors++;
}
if(data40.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/schedule/times",keyword:"minItems",params:{limit: 1}});errors++;
}
const len5 = data40.length;
for(let i5=0; i5<len5; i5++){
if(!(obj5(data40[i5], {instancePath:instancePath+"/routines/" + i2+"/schedule/times/" + i5,parentData:data40,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/schedule/times",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data39.perShift !== undefined){
if(typeof data39.perShift !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/schedule/perShift",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data39.everyMinutes !== undefined){
let data43 = data39.everyMinutes;
if(!((typeof data43 == "number") && (!(data43 % 1) && !isNaN(data43)))){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/schedule/everyMinutes",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data43 == "number"){
if(data43 > 1440 || isNaN(data43)){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/schedule/everyMinutes",keyword:"maximum",params:{comparison: "<=", limit: 1440}});errors++;
}
if(data43 < 0 || isNaN(data43)){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/schedule/everyMinutes",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data39.onOccurrence !== undefined){
if(typeof data39.onOccurrence !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/schedule/onOccurrence",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/schedule",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data20.graceMinutes !== undefined){
let data45 = data20.graceMinutes;
if(!((typeof data45 == "number") && (!(data45 % 1) && !isNaN(data45)))){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/graceMinutes",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data45 == "number"){
if(data45 > 1440 || isNaN(data45)){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/graceMinutes",keyword:"maximum",params:{comparison: "<=", limit: 1440}});errors++;
}
if(data45 < 0 || isNaN(data45)){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/graceMinutes",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data20.goalLink !== undefined){
let data46 = data20.goalLink;
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
if(data46.carePlan === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/goalLink",keyword:"required",params:{missingProperty: "carePlan"}});errors++;
}
if(data46.goalId === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/goalLink",keyword:"required",params:{missingProperty: "goalId"}});errors++;
}
for(const key7 in data46){
if(!(((key7 === "carePlan") || (key7 === "goalId")) || (key7 === "objectiveId"))){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/goalLink",keyword:"additionalProperties",params:{additionalProperty: key7}});errors++;
}
}
if(data46.carePlan !== undefined){
if(!(obj3(data46.carePlan, {instancePath:instancePath+"/routines/" + i2+"/goalLink/carePlan",parentData:data46,parentDataProperty:"carePlan",rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
if(data46.goalId !== undefined){
let data48 = data46.goalId;
if(typeof data48 === "string"){
if(func1(data48) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/goalLink/goalId",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data48) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/goalLink/goalId",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/goalLink/goalId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data46.objectiveId !== undefined){
let data49 = data46.objectiveId;
if(typeof data49 === "string"){
if(func1(data49) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/goalLink/objectiveId",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data49) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/goalLink/objectiveId",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/goalLink/objectiveId",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/goalLink",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data20.steps !== undefined){
let data50 = data20.steps;
if(Array.isArray(data50)){
if(data50.length > 50){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/steps",keyword:"maxItems",params:{limit: 50}});errors++;
}
const len6 = data50.length;
for(let i6=0; i6<len6; i6++){
let data51 = data50[i6];
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
if(data51.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/steps/" + i6,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data51.text === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/steps/" + i6,keyword:"required",params:{missingProperty: "text"}});errors++;
}
for(const key8 in data51){
if(!((key8 === "id") || (key8 === "text"))){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/steps/" + i6,keyword:"additionalProperties",params:{additionalProperty: key8}});errors++;
}
}
if(data51.id !== undefined){
let data52 = data51.id;
if(typeof data52 === "string"){
if(func1(data52) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/steps/" + i6+"/id",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data52) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/steps/" + i6+"/id",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/steps/" + i6+"/id",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data51.text !== undefined){
let data53 = data51.text;
if(typeof data53 === "string"){
if(func1(data53) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/steps/" + i6+"/text",keyword:"maxLength",params:{limit: 200}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/steps/" + i6+"/text",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/steps/" + i6,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/steps",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data20.abc !== undefined){
if(typeof data20.abc !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/abc",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data20.alertRule !== undefined){
let data55 = data20.alertRule;
if(data55 && typeof data55 == "object" && !Array.isArray(data55)){
if(data55.operator === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/alertRule",keyword:"required",params:{missingProperty: "operator"}});errors++;
}
for(const key9 in data55){
if(!(((key9 === "operator") || (key9 === "value")) || (key9 === "notify"))){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/alertRule",keyword:"additionalProperties",params:{additionalProperty: key9}});errors++;
}
}
if(data55.operator !== undefined){
if(!(obj18.includes(data55.operator))){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/alertRule/operator",keyword:"enum",params:{allowedValues: obj18}});errors++;
}
}
if(data55.value !== undefined){
let data57 = data55.value;
if(typeof data57 === "string"){
if(func1(data57) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/alertRule/value",keyword:"maxLength",params:{limit: 200}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/alertRule/value",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data55.notify !== undefined){
let data58 = data55.notify;
if(Array.isArray(data58)){
const len7 = data58.length;
for(let i7=0; i7<len7; i7++){
if(!(obj3(data58[i7], {instancePath:instancePath+"/routines/" + i2+"/alertRule/notify/" + i7,parentData:data58,parentDataProperty:i7,rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/alertRule/notify",keyword:"type",params:{type: "array"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/alertRule",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data20.active !== undefined){
if(typeof data20.active !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2+"/active",keyword:"type",params:{type: "boolean"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/routines/" + i2,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/routines",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.author !== undefined){
if(!(obj3(data.author, {instancePath:instancePath+"/author",parentData:data,parentDataProperty:"author",rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
errors = vErrors.length;
}
}
if(data.approvedBy !== undefined){
if(!(obj3(data.approvedBy, {instancePath:instancePath+"/approvedBy",parentData:data,parentDataProperty:"approvedBy",rootData}))){
vErrors = vErrors === null ? obj3.errors : vErrors.concat(obj3.errors);
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
