import Foundation

extension Note {
  /// The name of the note's section.
  @objc var heading: String { isPinned ? "Pinned" : "Notes" }
}
