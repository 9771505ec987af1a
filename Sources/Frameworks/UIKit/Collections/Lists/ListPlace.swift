/// The position of a cell, header, or footer in a list, which determines its corners, margins, and
/// separators.
@MainActor
struct ListPlace: Equatable {
  /// The role of an element in a list.
  enum Role { case item, header, footer }

  var appearance: UICollectionLayoutListConfiguration.Appearance
  var role: Role
  var isFirst = false
  var isLast = false
  /// The space above the content of a header.
  var topPadding: CGFloat = 0
  var separators: UIListSeparatorConfiguration

  nonisolated static func == (one: ListPlace, other: ListPlace) -> Bool {
    MainActor.assumeIsolated {
      one.appearance == other.appearance && one.role == other.role
        && one.isFirst == other.isFirst && one.isLast == other.isLast
        && one.topPadding == other.topPadding && one.separators == other.separators
    }
  }
}
