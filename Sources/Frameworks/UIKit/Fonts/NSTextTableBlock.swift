/// A cell of a table.
///
/// Follows <https://developer.apple.com/documentation/uikit/nstexttableblock>.
@available(IOS27 )
open class NSTextTableBlock: NSTextBlock, @unchecked Sendable {
  /// The table that contains the cell.
  open private(set) var table: NSTextTable
  /// The first row of the cell.
  open private(set) var startingRow: Int
  /// The number of rows that the cell covers.
  open private(set) var rowSpan: Int
  /// The first column of the cell.
  open private(set) var startingColumn: Int
  /// The number of columns that the cell covers.
  open private(set) var columnSpan: Int

  /// Creates a cell of a table.
  public init(
    table: NSTextTable, startingRow row: Int, rowSpan: Int, startingColumn column: Int,
    columnSpan: Int
  ) {
    self.table = table
    startingRow = row
    self.rowSpan = rowSpan
    startingColumn = column
    self.columnSpan = columnSpan
    super.init()
  }

  /// Creates a cell from an archive.
  public required init?(coder: NSCoder) {
    guard let table = coder.decodeObject(of: NSTextTable.self, forKey: "NSTable") else {
      return nil
    }
    self.table = table
    startingRow = coder.decodeInteger(forKey: "NSRowNum")
    rowSpan = coder.decodeInteger(forKey: "NSRowSpan")
    startingColumn = coder.decodeInteger(forKey: "NSColNum")
    columnSpan = coder.decodeInteger(forKey: "NSColSpan")
    super.init(coder: coder)
  }

  /// Writes the cell and its table into an archive.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(table, forKey: "NSTable")
    coder.encode(startingRow, forKey: "NSRowNum")
    coder.encode(rowSpan, forKey: "NSRowSpan")
    coder.encode(startingColumn, forKey: "NSColNum")
    coder.encode(columnSpan, forKey: "NSColSpan")
  }
}
