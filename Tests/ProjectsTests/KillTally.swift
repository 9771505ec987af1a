/// How a series of kills went.
struct KillTally: CustomStringConvertible {
  var kills = 0
  /// Kills after the first frame of a drag and before its last.
  var amidDrag = 0
  /// Kills while the app was starting.
  var amidLaunch = 0
  /// Kills between the storing of an event and its frame, so that more came back than was shown.
  var aheadOfFrame = 0

  static func += (total: inout KillTally, part: KillTally) {
    total.kills += part.kills
    total.amidDrag += part.amidDrag
    total.amidLaunch += part.amidLaunch
    total.aheadOfFrame += part.aheadOfFrame
  }

  var description: String {
    "\(kills) kills: \(amidDrag) amid a drag, \(amidLaunch) amid a launch, "
      + "\(aheadOfFrame) between an event and its frame"
  }
}
