/// How a series of kills went.
package struct KillTally: Sendable, CustomStringConvertible {
  /// All of them.
  package var kills = 0
  /// Kills after the first frame of a drag and before its last.
  package var amidDrag = 0
  /// Kills while the app was starting.
  package var amidLaunch = 0
  /// Kills between the storing of an event and its frame, so that more came back than was shown.
  package var aheadOfFrame = 0

  /// No kills yet.
  package init() {}

  /// Adds those of another series.
  package static func += (total: inout KillTally, part: KillTally) {
    total.kills += part.kills
    total.amidDrag += part.amidDrag
    total.amidLaunch += part.amidLaunch
    total.aheadOfFrame += part.aheadOfFrame
  }

  /// The numbers, as a person reads them.
  package var description: String {
    "\(kills) kills: \(amidDrag) amid a drag, \(amidLaunch) amid a launch, "
      + "\(aheadOfFrame) between an event and its frame"
  }
}
