/// The counts of a series of kills.
package struct KillTally: Sendable, CustomStringConvertible {
  /// The total number of kills.
  package var kills = 0
  /// The number of kills after the first frame of a drag and before its last.
  package var amidDrag = 0
  /// The number of kills while the app was starting.
  package var amidLaunch = 0
  /// The number of kills between the storage of an event and its frame, so that more was restored
  /// than was shown.
  package var aheadOfFrame = 0

  /// Creates a tally without any kills.
  package init() {}

  /// Adds the counts of another series.
  package static func += (total: inout KillTally, part: KillTally) {
    total.kills += part.kills
    total.amidDrag += part.amidDrag
    total.amidLaunch += part.amidLaunch
    total.aheadOfFrame += part.aheadOfFrame
  }

  /// The counts as readable text.
  package var description: String {
    "\(kills) kills: \(amidDrag) amid a drag, \(amidLaunch) amid a launch, "
      + "\(aheadOfFrame) between an event and its frame"
  }
}
