/// A table, whose cells are text blocks.
///
/// Follows <https://developer.apple.com/documentation/uikit/nstexttable>.
@available(IOS27 )
open class NSTextTable: NSTextBlock, @unchecked Sendable {
  /// The way in which the widths of columns are determined.
  public enum LayoutAlgorithm: UInt, Sendable {
    /// By the contents of the cells.
    case automatic = 0
    /// By the first row.
    case fixed = 1
  }

  /// The number of columns.
  open var numberOfColumns = 0
  /// The way in which the widths of columns are determined.
  open var layoutAlgorithm = LayoutAlgorithm.automatic
  /// Whether cells share their borders.
  open var collapsesBorders = false
  /// Whether empty cells are hidden.
  open var hidesEmptyCells = false

  /// Creates a table without columns.
  public override init() {
    super.init()
  }

  /// Creates a table from an archive.
  public required init?(coder: NSCoder) {
    numberOfColumns = coder.decodeInteger(forKey: "NSNumCols")
    let algorithm = UInt(max(coder.decodeInteger(forKey: "NSLayoutAlgorithm"), 0))
    layoutAlgorithm = LayoutAlgorithm(rawValue: algorithm) ?? .automatic
    collapsesBorders = coder.decodeBool(forKey: "NSCollapsesBorders")
    hidesEmptyCells = coder.decodeBool(forKey: "NSHidesEmptyCells")
    super.init(coder: coder)
  }

  /// Writes the table into an archive.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(numberOfColumns, forKey: "NSNumCols")
    coder.encode(Int(layoutAlgorithm.rawValue), forKey: "NSLayoutAlgorithm")
    coder.encode(collapsesBorders, forKey: "NSCollapsesBorders")
    coder.encode(hidesEmptyCells, forKey: "NSHidesEmptyCells")
  }
}
