import Foundation

/// A suggested search.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mklocalsearchcompletion>.
@preconcurrency @MainActor
open class MKLocalSearchCompletion: NSObject {
  /// The title.
  open private(set) var title = ""
  /// The ranges of the title that match what the user has typed.
  open private(set) var titleHighlightRanges: [NSValue] = []
  /// The subtitle.
  open private(set) var subtitle = ""
  /// The ranges of the subtitle that match what the user has typed.
  open private(set) var subtitleHighlightRanges: [NSValue] = []
}
