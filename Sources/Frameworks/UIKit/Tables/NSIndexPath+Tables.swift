import Foundation

extension NSIndexPath {
  /// Creates an index path that identifies a row in a section of a table view.
  public convenience init(row: Int, section: Int) {
    self.init(indexes: [section, row], length: 2)
  }

  /// Creates an index path that identifies an item in a section of a collection view.
  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// The index of the section.
  public var section: Int { index(atPosition: 0) }

  /// The index of the row in its section.
  public var row: Int { index(atPosition: 1) }

  /// The index of the item in its section.
  public var item: Int { index(atPosition: 1) }
}
