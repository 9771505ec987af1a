extension Stub {
  /// The stubs of activities.
  static let activities: [Stub] = [
    activityBecomeCurrent, activitySearch, activityPublicIndexing, activityPrediction,
  ]

  /// `NSUserActivity.becomeCurrent()`.
  package static let activityBecomeCurrent = Stub.member(
    "NSUserActivity", "becomeCurrent()",
    lacks:
      "no other device offers to go on with the activity; it restores the app's scenes all the same"
  )

  /// `NSUserActivity.isEligibleForSearch`.
  package static let activitySearch = Stub.member(
    "NSUserActivity", "isEligibleForSearch", lacks: "the device has no search that would find it")

  /// `NSUserActivity.isEligibleForPublicIndexing`.
  package static let activityPublicIndexing = Stub.member(
    "NSUserActivity", "isEligibleForPublicIndexing", lacks: "nothing is sent to any index")

  /// `NSUserActivity.isEligibleForPrediction`.
  package static let activityPrediction = Stub.member(
    "NSUserActivity", "isEligibleForPrediction", lacks: "the device suggests nothing")
}
