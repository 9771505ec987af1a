import Foundation

/// The blocks that contain a run of text, innermost first.
///
/// Follows <https://developer.apple.com/documentation/foundation/presentationintent>, which
/// Foundation on Linux lacks.
public struct PresentationIntent: Hashable, Codable, Sendable {
  /// A kind of block.
  public enum Kind: Hashable, Codable, Sendable {
    /// A paragraph.
    case paragraph
    /// A heading.
    case header(level: Int)
    /// An ordered list.
    case orderedList
    /// An unordered list.
    case unorderedList
    /// An item of a list.
    case listItem(ordinal: Int)
    /// A code block, with the name of its language.
    case codeBlock(languageHint: String?)
    /// A block quote.
    case blockQuote
    /// A thematic break.
    case thematicBreak
    /// A table.
    case table(columns: [TableColumn])
    /// The header row of a table.
    case tableHeaderRow
    /// A body row of a table, counting from 1.
    case tableRow(rowIndex: Int)
    /// A cell in a row, counting from 0.
    case tableCell(columnIndex: Int)
  }

  /// A column of a table.
  public struct TableColumn: Hashable, Codable, Sendable {
    /// The alignment of the cells in a column.
    public enum Alignment: Int, Hashable, Codable, Sendable {
      /// Left alignment.
      case left
      /// Center alignment.
      case center
      /// Right alignment.
      case right
    }

    /// The alignment of the cells.
    public var alignment: Alignment

    /// Creates a column.
    public init(alignment: Alignment) {
      self.alignment = alignment
    }
  }

  /// A block.
  public struct IntentType: Hashable, Codable, Sendable {
    /// The type of the block.
    public var kind: Kind
    /// A number that distinguishes the block from other blocks.
    public var identity: Int

    /// Creates a block.
    public init(kind: Kind, identity: Int) {
      self.kind = kind
      self.identity = identity
    }
  }

  /// The blocks, innermost first.
  public var components: [IntentType]

  /// Creates an intent from blocks, innermost first.
  public init(types: [IntentType]) {
    components = types
  }

  /// Creates an intent for a block inside another one.
  public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
    components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
  }

  /// The number of lists and block quotes that contain the text.
  public var indentationLevel: Int {
    components.count {
      switch $0.kind {
      case .orderedList, .unorderedList, .blockQuote: true
      default: false
      }
    }
  }
}
