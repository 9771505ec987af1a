import Foundation

/// The responders that have an activity and are asked to update it.
@MainActor
enum ActivityOwners {
  private struct Owner {
    weak var responder: UIResponder?
  }

  private static var owners: [Owner] = []

  /// Records that a responder has an activity.
  static func note(_ responder: UIResponder) {
    owners.removeAll { $0.responder == nil || $0.responder === responder }
    if responder.userActivity != nil { owners.append(Owner(responder: responder)) }
  }

  /// Updates the activities that need to be saved.
  static func update() {
    let waiting = owners.compactMap(\.responder).filter { $0.userActivity?.needsSave == true }
    for responder in waiting {
      guard let activity = responder.userActivity else { continue }
      responder.updateUserActivityState(activity)
      activity.delegate?.userActivityWillSave(activity)
    }
    for responder in waiting { responder.userActivity?.needsSave = false }
  }
}
