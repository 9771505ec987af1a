extension Stub {
  /// The stubs of activities.
  static let activities: [Stub] = [
    activityBecomeCurrent, activitySearch, activityPublicIndexing, activityPrediction,
  ]

  /// `NSUserActivity.becomeCurrent()`.
  package static let activityBecomeCurrent = Stub.member(
    "NSUserActivity", "becomeCurrent()",
    lacks:
      "no other device can continue the activity, but it restores the app's scenes",
    uncalled: ["UIApplicationDelegate.application(_:continue:restorationHandler:)"])

  /// `NSUserActivity.isEligibleForSearch`.
  package static let activitySearch = Stub.member(
    "NSUserActivity", "isEligibleForSearch", lacks: "the device has no search")

  /// `NSUserActivity.isEligibleForPublicIndexing`.
  package static let activityPublicIndexing = Stub.member(
    "NSUserActivity", "isEligibleForPublicIndexing", lacks: "nothing is indexed")

  /// `NSUserActivity.isEligibleForPrediction`.
  package static let activityPrediction = Stub.member(
    "NSUserActivity", "isEligibleForPrediction", lacks: "the device suggests nothing")
}
