// Generated from schemas/operations/practice-preferences-try-again.json by npm run generate. Edits are lost.

export const input = validate0;
const obj0 = ["ExpirePackets","ExpireConsents","ExpireInvites","MoveOnAppointments","EndOffers","WatchVisits","WatchMeetings","WatchWaiting","WatchUnsigned","WatchReviews","MarkNoShows","ExtendSeries","LabelRows","MoveMergedRows","AssignDistricts","RecognizeTexts","KeepNoteCopies","KeepConsentCopies","SendRows","SendDocuments","SendReminders","RemindOfPackets","SendOffers","RemoveDeliveries","RemoveScribbles","RemoveMessages","RemoveRecordings","RemoveMedia","RemoveAccessTokens","ForgetReceipts","ForgetChanges","RemoveSessions","RemoveUploads","TidyDatabase"];
function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.job === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "job"}});errors++;
}
for(const key0 in data){
if(!(key0 === "job")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});errors++;
}
}
if(data.job !== undefined){
if(!(obj0.includes(data.job))){
(vErrors ??= []).push({instancePath:instancePath+"/job",keyword:"enum",params:{allowedValues: obj0}});errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
