// Generated from schemas/resources/group.json by npm run generate. Edits are lost.
import { ucs2length as func1 } from './runtime.js'
import { validate as obj0 } from './shared/identifier.js'
import { validate as obj11 } from './shared/date-period.js'
import { validate as obj22 } from './shared/meta.js'
import { validate as obj5 } from './shared/reference.js'
export const create = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"id":false,"resourceType":{"const":"Group"},"partition":{"type":"string","maxLength":64},"display":false,"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":false,"name":{"type":"string","maxLength":80},"kind":{"enum":["Therapy","Psychoeducation","Skills","Family","Residence","Staff"]},"active":{"type":"boolean"},"enrollment":{"enum":["Open","Closed","InviteOnly"]},"program":{"x-shared":"generated/validators/shared/reference.js"},"service":{"x-shared":"generated/validators/shared/reference.js"},"location":{"x-shared":"generated/validators/shared/reference.js"},"facilitators":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"practitioner":{"x-shared":"generated/validators/shared/reference.js"},"role":{"enum":["Primary","Co"]},"period":{"x-shared":"generated/validators/shared/date-period.js"}},"required":["practitioner","role"]},"minItems":1},"members":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","minLength":1,"maxLength":64},"patient":{"x-shared":"generated/validators/shared/reference.js"},"episodeOfCare":{"x-shared":"generated/validators/shared/reference.js"},"status":{"enum":["Waiting","Active","OnHold","Completed","Discharged"]},"period":{"x-shared":"generated/validators/shared/date-period.js"},"goalLinks":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"carePlan":{"x-shared":"generated/validators/shared/reference.js"},"goalId":{"type":"string","minLength":1,"maxLength":64},"objectiveId":{"type":"string","minLength":1,"maxLength":64}},"required":["carePlan","goalId"]}},"note":{"type":"string","maxLength":1000}},"required":["id","patient","status"]}},"capacity":{"type":"object","additionalProperties":false,"properties":{"min":{"type":"integer","minimum":0,"maximum":500},"max":{"type":"integer","minimum":1,"maximum":500}},"required":[]},"curriculum":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","minLength":1,"maxLength":64},"number":{"type":"integer","minimum":1},"title":{"type":"string","maxLength":120},"objectives":{"type":"string","maxLength":20000}},"required":["id","number","title"]}},"currentSession":{"type":"integer","minimum":1},"series":{"x-shared":"generated/validators/shared/reference.js"},"noteDefinition":{"x-shared":"generated/validators/shared/reference.js"},"rules":{"type":"string","maxLength":20000},"packet":{"x-shared":"generated/validators/shared/reference.js"}},"required":["name","kind","facilitators"]};
const func0 = Object.prototype.hasOwnProperty;
const obj1 = ["Therapy","Psychoeducation","Skills","Family","Residence","Staff"];
const obj3 = ["Open","Closed","InviteOnly"];
const obj9 = ["Primary","Co"];
const obj14 = ["Waiting","Active","OnHold","Completed","Discharged"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"}});errors++;
}
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"}});errors++;
}
if(data.facilitators === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "facilitators"}});errors++;
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
if("Group" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Group"}});errors++;
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
if(data.kind !== undefined){
if(!(obj1.includes(data.kind))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: obj1}});errors++;
}
}
if(data.active !== undefined){
if(typeof data.active !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/active",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.enrollment !== undefined){
if(!(obj3.includes(data.enrollment))){
(vErrors ??= []).push({instancePath:instancePath+"/enrollment",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data.program !== undefined){
if(!(obj5(data.program, {instancePath:instancePath+"/program",parentData:data,parentDataProperty:"program",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.service !== undefined){
if(!(obj5(data.service, {instancePath:instancePath+"/service",parentData:data,parentDataProperty:"service",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.location !== undefined){
if(!(obj5(data.location, {instancePath:instancePath+"/location",parentData:data,parentDataProperty:"location",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.facilitators !== undefined){
let data14 = data.facilitators;
if(Array.isArray(data14)){
if(data14.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/facilitators",keyword:"minItems",params:{limit: 1}});errors++;
}
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
let data15 = data14[i1];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.practitioner === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/facilitators/" + i1,keyword:"required",params:{missingProperty: "practitioner"}});errors++;
}
if(data15.role === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/facilitators/" + i1,keyword:"required",params:{missingProperty: "role"}});errors++;
}
for(const key1 in data15){
if(!(((key1 === "practitioner") || (key1 === "role")) || (key1 === "period"))){
(vErrors ??= []).push({instancePath:instancePath+"/facilitators/" + i1,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data15.practitioner !== undefined){
if(!(obj5(data15.practitioner, {instancePath:instancePath+"/facilitators/" + i1+"/practitioner",parentData:data15,parentDataProperty:"practitioner",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data15.role !== undefined){
if(!(obj9.includes(data15.role))){
(vErrors ??= []).push({instancePath:instancePath+"/facilitators/" + i1+"/role",keyword:"enum",params:{allowedValues: obj9}});errors++;
}
}
if(data15.period !== undefined){
if(!(obj11(data15.period, {instancePath:instancePath+"/facilitators/" + i1+"/period",parentData:data15,parentDataProperty:"period",rootData}))){
vErrors = vErrors === null ? obj11.errors : vErrors.concat(obj11.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/facilitators/" + i1,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/facilitators",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.members !== undefined){
let data19 = data.members;
if(Array.isArray(data19)){
const len2 = data19.length;
for(let i2=0; i2<len2; i2++){
let data20 = data19[i2];
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/members/" + i2,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data20.patient === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/members/" + i2,keyword:"required",params:{missingProperty: "patient"}});errors++;
}
if(data20.status === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/members/" + i2,keyword:"required",params:{missingProperty: "status"}});errors++;
}
for(const key2 in data20){
if(!(((((((key2 === "id") || (key2 === "patient")) || (key2 === "episodeOfCare")) || (key2 === "status")) || (key2 === "period")) || (key2 === "goalLinks")) || (key2 === "note"))){
(vErrors ??= []).push({instancePath:instancePath+"/members/" + i2,keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data20.id !== undefined){
let data21 = data20.id;
if(typeof data21 === "string"){
if(func1(data21) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/members/" + i2+"/id",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data21) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/members/" + i2+"/id",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/members/" + i2+"/id",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data20.patient !== undefined){
if(!(obj5(data20.patient, {instancePath:instancePath+"/members/" + i2+"/patient",parentData:data20,parentDataProperty:"patient",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data20.episodeOfCare !== undefined){
if(!(obj5(data20.episodeOfCare, {instancePath:instancePath+"/members/" + i2+"/episodeOfCare",parentData:data20,parentDataProperty:"episodeOfCare",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data20.status !== undefined){
if(!(obj14.includes(data20.status))){
(vErrors ??= []).push({instancePath:instancePath+"/members/" + i2+"/status",keyword:"enum",params:{allowedValues: obj14}});errors++;
}
}
if(data20.period !== undefined){
if(!(obj11(data20.period, {instancePath:instancePath+"/members/" + i2+"/period",parentData:data20,parentDataProperty:"period",rootData}))){
vErrors = vErrors === null ? obj11.errors : vErrors.concat(obj11.errors);
errors = vErrors.length;
}
}
if(data20.goalLinks !== undefined){
let data26 = data20.goalLinks;
if(Array.isArray(data26)){
const len3 = data26.length;
for(let i3=0; i3<len3; i3++){
let data27 = data26[i3];
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(data27.carePlan === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/members/" + i2+"/goalLinks/" + i3,keyword:"required",params:{missingProperty: "carePlan"}});errors++;
}
if(data27.goalId === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/members/" + i2+"/goalLinks/" + i3,keyword:"required",params:{missingProperty: "goalId"}});errors++;
}
for(const key3 in data27){
if(!(((key3 === "carePlan") || (key3 === "goalId")) || (key3 === "objectiveId"))){
(vErrors ??= []).push({instancePath:instancePath+"/members/" + i2+"/goalLinks/" + i3,keyword:"additionalProperties",params:{additionalProperty: key3}});errors++;
}
}
if(data27.carePlan !== undefined){
if(!(obj5(data27.carePlan, {instancePath:instancePath+"/members/" + i2+"/goalLinks/" + i3+"/carePlan",parentData:data27,parentDataProperty:"carePlan",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data27.goalId !== undefined){
let data29 = data27.goalId;
if(typeof data29 === "string"){
if(func1(data29) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/members/" + i2+"/goalLinks/" + i3+"/goalId",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data29) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/members/" + i2+"/goalLinks/" + i3+"/goalId",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/members/" + i2+"/goalLinks/" + i3+"/goalId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data27.objectiveId !== undefined){
let data30 = data27.objectiveId;
if(typeof data30 === "string"){
if(func1(data30) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/members/" + i2+"/goalLinks/" + i3+"/objectiveId",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data30) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/members/" + i2+"/goalLinks/" + i3+"/objectiveId",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/members/" + i2+"/goalLinks/" + i3+"/objectiveId",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/members/" + i2+"/goalLinks/" + i3,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/members/" + i2+"/goalLinks",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data20.note !== undefined){
let data31 = data20.note;
if(typeof data31 === "string"){
if(func1(data31) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/members/" + i2+"/note",keyword:"maxLength",params:{limit: 1000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/members/" + i2+"/note",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/members/" + i2,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/members",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.capacity !== undefined){
let data32 = data.capacity;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
for(const key4 in data32){
if(!((key4 === "min") || (key4 === "max"))){
(vErrors ??= []).push({instancePath:instancePath+"/capacity",keyword:"additionalProperties",params:{additionalProperty: key4}});errors++;
}
}
if(data32.min !== undefined){
let data33 = data32.min;
if(!((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33)))){
(vErrors ??= []).push({instancePath:instancePath+"/capacity/min",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data33 == "number"){
if(data33 > 500 || isNaN(data33)){
(vErrors ??= []).push({instancePath:instancePath+"/capacity/min",keyword:"maximum",params:{comparison: "<=", limit: 500}});errors++;
}
if(data33 < 0 || isNaN(data33)){
(vErrors ??= []).push({instancePath:instancePath+"/capacity/min",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data32.max !== undefined){
let data34 = data32.max;
if(!((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34)))){
(vErrors ??= []).push({instancePath:instancePath+"/capacity/max",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data34 == "number"){
if(data34 > 500 || isNaN(data34)){
(vErrors ??= []).push({instancePath:instancePath+"/capacity/max",keyword:"maximum",params:{comparison: "<=", limit: 500}});errors++;
}
if(data34 < 1 || isNaN(data34)){
(vErrors ??= []).push({instancePath:instancePath+"/capacity/max",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/capacity",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.curriculum !== undefined){
let data35 = data.curriculum;
if(Array.isArray(data35)){
const len4 = data35.length;
for(let i4=0; i4<len4; i4++){
let data36 = data35[i4];
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
if(data36.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/curriculum/" + i4,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data36.number === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/curriculum/" + i4,keyword:"required",params:{missingProperty: "number"}});errors++;
}
if(data36.title === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/curriculum/" + i4,keyword:"required",params:{missingProperty: "title"}});errors++;
}
for(const key5 in data36){
if(!((((key5 === "id") || (key5 === "number")) || (key5 === "title")) || (key5 === "objectives"))){
(vErrors ??= []).push({instancePath:instancePath+"/curriculum/" + i4,keyword:"additionalProperties",params:{additionalProperty: key5}});errors++;
}
}
if(data36.id !== undefined){
let data37 = data36.id;
if(typeof data37 === "string"){
if(func1(data37) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/curriculum/" + i4+"/id",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data37) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/curriculum/" + i4+"/id",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/curriculum/" + i4+"/id",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data36.number !== undefined){
let data38 = data36.number;
if(!((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38)))){
(vErrors ??= []).push({instancePath:instancePath+"/curriculum/" + i4+"/number",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data38 == "number"){
if(data38 < 1 || isNaN(data38)){
(vErrors ??= []).push({instancePath:instancePath+"/curriculum/" + i4+"/number",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data36.title !== undefined){
let data39 = data36.title;
if(typeof data39 === "string"){
if(func1(data39) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/curriculum/" + i4+"/title",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/curriculum/" + i4+"/title",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data36.objectives !== undefined){
let data40 = data36.objectives;
if(typeof data40 === "string"){
if(func1(data40) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/curriculum/" + i4+"/objectives",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/curriculum/" + i4+"/objectives",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/curriculum/" + i4,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/curriculum",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.currentSession !== undefined){
let data41 = data.currentSession;
if(!((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41)))){
(vErrors ??= []).push({instancePath:instancePath+"/currentSession",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data41 == "number"){
if(data41 < 1 || isNaN(data41)){
(vErrors ??= []).push({instancePath:instancePath+"/currentSession",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data.series !== undefined){
if(!(obj5(data.series, {instancePath:instancePath+"/series",parentData:data,parentDataProperty:"series",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.noteDefinition !== undefined){
if(!(obj5(data.noteDefinition, {instancePath:instancePath+"/noteDefinition",parentData:data,parentDataProperty:"noteDefinition",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.rules !== undefined){
let data44 = data.rules;
if(typeof data44 === "string"){
if(func1(data44) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/rules",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/rules",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.packet !== undefined){
if(!(obj5(data.packet, {instancePath:instancePath+"/packet",parentData:data,parentDataProperty:"packet",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
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
const schema1 = {"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","format":"uuid"},"resourceType":{"const":"Group"},"partition":{"type":"string","maxLength":64},"display":{"type":"string","maxLength":200},"identifiers":{"type":"array","items":{"x-shared":"generated/validators/shared/identifier.js"},"maxItems":50},"meta":{"x-shared":"generated/validators/shared/meta.js"},"name":{"type":"string","maxLength":80},"kind":{"enum":["Therapy","Psychoeducation","Skills","Family","Residence","Staff"]},"active":{"type":"boolean"},"enrollment":{"enum":["Open","Closed","InviteOnly"]},"program":{"x-shared":"generated/validators/shared/reference.js"},"service":{"x-shared":"generated/validators/shared/reference.js"},"location":{"x-shared":"generated/validators/shared/reference.js"},"facilitators":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"practitioner":{"x-shared":"generated/validators/shared/reference.js"},"role":{"enum":["Primary","Co"]},"period":{"x-shared":"generated/validators/shared/date-period.js"}},"required":["practitioner","role"]},"minItems":1},"members":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","minLength":1,"maxLength":64},"patient":{"x-shared":"generated/validators/shared/reference.js"},"episodeOfCare":{"x-shared":"generated/validators/shared/reference.js"},"status":{"enum":["Waiting","Active","OnHold","Completed","Discharged"]},"period":{"x-shared":"generated/validators/shared/date-period.js"},"goalLinks":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"carePlan":{"x-shared":"generated/validators/shared/reference.js"},"goalId":{"type":"string","minLength":1,"maxLength":64},"objectiveId":{"type":"string","minLength":1,"maxLength":64}},"required":["carePlan","goalId"]}},"note":{"type":"string","maxLength":1000}},"required":["id","patient","status"]}},"capacity":{"type":"object","additionalProperties":false,"properties":{"min":{"type":"integer","minimum":0,"maximum":500},"max":{"type":"integer","minimum":1,"maximum":500}}},"curriculum":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"id":{"type":"string","minLength":1,"maxLength":64},"number":{"type":"integer","minimum":1},"title":{"type":"string","maxLength":120},"objectives":{"type":"string","maxLength":20000}},"required":["id","number","title"]}},"currentSession":{"type":"integer","minimum":1},"series":{"x-shared":"generated/validators/shared/reference.js"},"noteDefinition":{"x-shared":"generated/validators/shared/reference.js"},"rules":{"type":"string","maxLength":20000},"packet":{"x-shared":"generated/validators/shared/reference.js"}},"required":["id","resourceType","partition","display","meta","name","kind","active","enrollment","facilitators","capacity"]};
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
if(data.kind === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "kind"}});errors++;
}
if(data.active === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "active"}});errors++;
}
if(data.enrollment === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "enrollment"}});errors++;
}
if(data.facilitators === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "facilitators"}});errors++;
}
if(data.capacity === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "capacity"}});errors++;
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
if("Group" !== data.resourceType){
(vErrors ??= []).push({instancePath:instancePath+"/resourceType",keyword:"const",params:{allowedValue: "Group"}});errors++;
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
if(!(obj22(data.meta, {instancePath:instancePath+"/meta",parentData:data,parentDataProperty:"meta",rootData}))){
vErrors = vErrors === null ? obj22.errors : vErrors.concat(obj22.errors);
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
if(data.kind !== undefined){
if(!(obj1.includes(data.kind))){
(vErrors ??= []).push({instancePath:instancePath+"/kind",keyword:"enum",params:{allowedValues: obj1}});errors++;
}
}
if(data.active !== undefined){
if(typeof data.active !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/active",keyword:"type",params:{type: "boolean"}});errors++;
}
}
if(data.enrollment !== undefined){
if(!(obj3.includes(data.enrollment))){
(vErrors ??= []).push({instancePath:instancePath+"/enrollment",keyword:"enum",params:{allowedValues: obj3}});errors++;
}
}
if(data.program !== undefined){
if(!(obj5(data.program, {instancePath:instancePath+"/program",parentData:data,parentDataProperty:"program",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.service !== undefined){
if(!(obj5(data.service, {instancePath:instancePath+"/service",parentData:data,parentDataProperty:"service",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.location !== undefined){
if(!(obj5(data.location, {instancePath:instancePath+"/location",parentData:data,parentDataProperty:"location",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.facilitators !== undefined){
let data14 = data.facilitators;
if(Array.isArray(data14)){
if(data14.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/facilitators",keyword:"minItems",params:{limit: 1}});errors++;
}
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
let data15 = data14[i1];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.practitioner === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/facilitators/" + i1,keyword:"required",params:{missingProperty: "practitioner"}});errors++;
}
if(data15.role === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/facilitators/" + i1,keyword:"required",params:{missingProperty: "role"}});errors++;
}
for(const key1 in data15){
if(!(((key1 === "practitioner") || (key1 === "role")) || (key1 === "period"))){
(vErrors ??= []).push({instancePath:instancePath+"/facilitators/" + i1,keyword:"additionalProperties",params:{additionalProperty: key1}});errors++;
}
}
if(data15.practitioner !== undefined){
if(!(obj5(data15.practitioner, {instancePath:instancePath+"/facilitators/" + i1+"/practitioner",parentData:data15,parentDataProperty:"practitioner",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data15.role !== undefined){
if(!(obj9.includes(data15.role))){
(vErrors ??= []).push({instancePath:instancePath+"/facilitators/" + i1+"/role",keyword:"enum",params:{allowedValues: obj9}});errors++;
}
}
if(data15.period !== undefined){
if(!(obj11(data15.period, {instancePath:instancePath+"/facilitators/" + i1+"/period",parentData:data15,parentDataProperty:"period",rootData}))){
vErrors = vErrors === null ? obj11.errors : vErrors.concat(obj11.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/facilitators/" + i1,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/facilitators",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.members !== undefined){
let data19 = data.members;
if(Array.isArray(data19)){
const len2 = data19.length;
for(let i2=0; i2<len2; i2++){
let data20 = data19[i2];
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/members/" + i2,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data20.patient === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/members/" + i2,keyword:"required",params:{missingProperty: "patient"}});errors++;
}
if(data20.status === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/members/" + i2,keyword:"required",params:{missingProperty: "status"}});errors++;
}
for(const key2 in data20){
if(!(((((((key2 === "id") || (key2 === "patient")) || (key2 === "episodeOfCare")) || (key2 === "status")) || (key2 === "period")) || (key2 === "goalLinks")) || (key2 === "note"))){
(vErrors ??= []).push({instancePath:instancePath+"/members/" + i2,keyword:"additionalProperties",params:{additionalProperty: key2}});errors++;
}
}
if(data20.id !== undefined){
let data21 = data20.id;
if(typeof data21 === "string"){
if(func1(data21) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/members/" + i2+"/id",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data21) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/members/" + i2+"/id",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/members/" + i2+"/id",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data20.patient !== undefined){
if(!(obj5(data20.patient, {instancePath:instancePath+"/members/" + i2+"/patient",parentData:data20,parentDataProperty:"patient",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data20.episodeOfCare !== undefined){
if(!(obj5(data20.episodeOfCare, {instancePath:instancePath+"/members/" + i2+"/episodeOfCare",parentData:data20,parentDataProperty:"episodeOfCare",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data20.status !== undefined){
if(!(obj14.includes(data20.status))){
(vErrors ??= []).push({instancePath:instancePath+"/members/" + i2+"/status",keyword:"enum",params:{allowedValues: obj14}});errors++;
}
}
if(data20.period !== undefined){
if(!(obj11(data20.period, {instancePath:instancePath+"/members/" + i2+"/period",parentData:data20,parentDataProperty:"period",rootData}))){
vErrors = vErrors === null ? obj11.errors : vErrors.concat(obj11.errors);
errors = vErrors.length;
}
}
if(data20.goalLinks !== undefined){
let data26 = data20.goalLinks;
if(Array.isArray(data26)){
const len3 = data26.length;
for(let i3=0; i3<len3; i3++){
let data27 = data26[i3];
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(data27.carePlan === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/members/" + i2+"/goalLinks/" + i3,keyword:"required",params:{missingProperty: "carePlan"}});errors++;
}
if(data27.goalId === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/members/" + i2+"/goalLinks/" + i3,keyword:"required",params:{missingProperty: "goalId"}});errors++;
}
for(const key3 in data27){
if(!(((key3 === "carePlan") || (key3 === "goalId")) || (key3 === "objectiveId"))){
(vErrors ??= []).push({instancePath:instancePath+"/members/" + i2+"/goalLinks/" + i3,keyword:"additionalProperties",params:{additionalProperty: key3}});errors++;
}
}
if(data27.carePlan !== undefined){
if(!(obj5(data27.carePlan, {instancePath:instancePath+"/members/" + i2+"/goalLinks/" + i3+"/carePlan",parentData:data27,parentDataProperty:"carePlan",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data27.goalId !== undefined){
let data29 = data27.goalId;
if(typeof data29 === "string"){
if(func1(data29) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/members/" + i2+"/goalLinks/" + i3+"/goalId",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data29) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/members/" + i2+"/goalLinks/" + i3+"/goalId",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/members/" + i2+"/goalLinks/" + i3+"/goalId",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data27.objectiveId !== undefined){
let data30 = data27.objectiveId;
if(typeof data30 === "string"){
if(func1(data30) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/members/" + i2+"/goalLinks/" + i3+"/objectiveId",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data30) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/members/" + i2+"/goalLinks/" + i3+"/objectiveId",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/members/" + i2+"/goalLinks/" + i3+"/objectiveId",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/members/" + i2+"/goalLinks/" + i3,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/members/" + i2+"/goalLinks",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data20.note !== undefined){
let data31 = data20.note;
if(typeof data31 === "string"){
if(func1(data31) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/members/" + i2+"/note",keyword:"maxLength",params:{limit: 1000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/members/" + i2+"/note",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/members/" + i2,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/members",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.capacity !== undefined){
let data32 = data.capacity;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
for(const key4 in data32){
if(!((key4 === "min") || (key4 === "max"))){
(vErrors ??= []).push({instancePath:instancePath+"/capacity",keyword:"additionalProperties",params:{additionalProperty: key4}});errors++;
}
}
if(data32.min !== undefined){
let data33 = data32.min;
if(!((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33)))){
(vErrors ??= []).push({instancePath:instancePath+"/capacity/min",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data33 == "number"){
if(data33 > 500 || isNaN(data33)){
(vErrors ??= []).push({instancePath:instancePath+"/capacity/min",keyword:"maximum",params:{comparison: "<=", limit: 500}});errors++;
}
if(data33 < 0 || isNaN(data33)){
(vErrors ??= []).push({instancePath:instancePath+"/capacity/min",keyword:"minimum",params:{comparison: ">=", limit: 0}});errors++;
}
}
}
if(data32.max !== undefined){
let data34 = data32.max;
if(!((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34)))){
(vErrors ??= []).push({instancePath:instancePath+"/capacity/max",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data34 == "number"){
if(data34 > 500 || isNaN(data34)){
(vErrors ??= []).push({instancePath:instancePath+"/capacity/max",keyword:"maximum",params:{comparison: "<=", limit: 500}});errors++;
}
if(data34 < 1 || isNaN(data34)){
(vErrors ??= []).push({instancePath:instancePath+"/capacity/max",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/capacity",keyword:"type",params:{type: "object"}});errors++;
}
}
if(data.curriculum !== undefined){
let data35 = data.curriculum;
if(Array.isArray(data35)){
const len4 = data35.length;
for(let i4=0; i4<len4; i4++){
let data36 = data35[i4];
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
if(data36.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/curriculum/" + i4,keyword:"required",params:{missingProperty: "id"}});errors++;
}
if(data36.number === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/curriculum/" + i4,keyword:"required",params:{missingProperty: "number"}});errors++;
}
if(data36.title === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/curriculum/" + i4,keyword:"required",params:{missingProperty: "title"}});errors++;
}
for(const key5 in data36){
if(!((((key5 === "id") || (key5 === "number")) || (key5 === "title")) || (key5 === "objectives"))){
(vErrors ??= []).push({instancePath:instancePath+"/curriculum/" + i4,keyword:"additionalProperties",params:{additionalProperty: key5}});errors++;
}
}
if(data36.id !== undefined){
let data37 = data36.id;
if(typeof data37 === "string"){
if(func1(data37) > 64){
(vErrors ??= []).push({instancePath:instancePath+"/curriculum/" + i4+"/id",keyword:"maxLength",params:{limit: 64}});errors++;
}
if(func1(data37) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/curriculum/" + i4+"/id",keyword:"minLength",params:{limit: 1}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/curriculum/" + i4+"/id",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data36.number !== undefined){
let data38 = data36.number;
if(!((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38)))){
(vErrors ??= []).push({instancePath:instancePath+"/curriculum/" + i4+"/number",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data38 == "number"){
if(data38 < 1 || isNaN(data38)){
(vErrors ??= []).push({instancePath:instancePath+"/curriculum/" + i4+"/number",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data36.title !== undefined){
let data39 = data36.title;
if(typeof data39 === "string"){
if(func1(data39) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/curriculum/" + i4+"/title",keyword:"maxLength",params:{limit: 120}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/curriculum/" + i4+"/title",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data36.objectives !== undefined){
let data40 = data36.objectives;
if(typeof data40 === "string"){
if(func1(data40) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/curriculum/" + i4+"/objectives",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/curriculum/" + i4+"/objectives",keyword:"type",params:{type: "string"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/curriculum/" + i4,keyword:"type",params:{type: "object"}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/curriculum",keyword:"type",params:{type: "array"}});errors++;
}
}
if(data.currentSession !== undefined){
let data41 = data.currentSession;
if(!((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41)))){
(vErrors ??= []).push({instancePath:instancePath+"/currentSession",keyword:"type",params:{type: "integer"}});errors++;
}
if(typeof data41 == "number"){
if(data41 < 1 || isNaN(data41)){
(vErrors ??= []).push({instancePath:instancePath+"/currentSession",keyword:"minimum",params:{comparison: ">=", limit: 1}});errors++;
}
}
}
if(data.series !== undefined){
if(!(obj5(data.series, {instancePath:instancePath+"/series",parentData:data,parentDataProperty:"series",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.noteDefinition !== undefined){
if(!(obj5(data.noteDefinition, {instancePath:instancePath+"/noteDefinition",parentData:data,parentDataProperty:"noteDefinition",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
errors = vErrors.length;
}
}
if(data.rules !== undefined){
let data44 = data.rules;
if(typeof data44 === "string"){
if(func1(data44) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/rules",keyword:"maxLength",params:{limit: 20000}});errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/rules",keyword:"type",params:{type: "string"}});errors++;
}
}
if(data.packet !== undefined){
if(!(obj5(data.packet, {instancePath:instancePath+"/packet",parentData:data,parentDataProperty:"packet",rootData}))){
vErrors = vErrors === null ? obj5.errors : vErrors.concat(obj5.errors);
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
