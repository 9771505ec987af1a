/// The kind of a list of collections.
///
/// Follows <https://developer.apple.com/documentation/photos/phcollectionlisttype>.
public enum PHCollectionListType: Int, Sendable {
  /// Groups of photos that were taken together, which newer systems don't have.
  case momentList = 1
  /// A folder that the user or an app has created.
  case folder
  /// A folder whose albums come from a computer.
  case smartFolder
}

/// The kind of a folder.
///
/// Follows <https://developer.apple.com/documentation/photos/phcollectionlistsubtype>.
public enum PHCollectionListSubtype: Int, Sendable {
  /// Photos of several days.
  case momentListCluster = 1
  /// Photos of a year.
  case momentListYear
  /// A folder that the user or an app has created.
  case regularFolder = 100
  /// The events of a computer.
  case smartFolderEvents = 200
  /// The faces of a computer.
  case smartFolderFaces
  /// Any kind.
  case any = 0x7FFF_FFFF_FFFF_FFFF
}
