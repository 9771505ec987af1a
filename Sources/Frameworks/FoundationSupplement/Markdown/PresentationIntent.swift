import Foundation

/// The blocks that a stretch of text is in, innermost first.
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
    /// A list whose items have numbers.
    case orderedList
    /// A list whose items have bullets.
    case unorderedList
    /// An item of a list.
    case listItem(ordinal: Int)
    /// Code, and the name of its language.
    case codeBlock(languageHint: String?)
    /// A quotation.
    case blockQuote
    /// A line between paragraphs.
    case thematicBreak
    /// A table.
    case table(columns: [TableColumn])
    /// The first row of a table.
    case tableHeaderRow
    /// Another row of a table, counted from 1.
    case tableRow(rowIndex: Int)
    /// A cell of a row, counted from 0.
    case tableCell(columnIndex: Int)
  }

  /// A column of a table.
  public struct TableColumn: Hashable, Codable, Sendable {
    /// The side at which cells start.
    public enum Alignment: Int, Hashable, Codable, Sendable {
      /// The left.
      case left
      /// The middle.
      case center
      /// The right.
      case right
    }

    /// The side at which cells start.
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
    /// A number that distinguishes the block from others of its kind.
    public var identity: Int

    /// Creates a block.
    public init(kind: Kind, identity: Int) {
      self.kind = kind
      self.identity = identity
    }
  }

  /// The blocks, innermost first.
  public var components: [IntentType]

  /// Creates an intent of blocks, innermost first.
  public init(types: [IntentType]) {
    components = types
  }

  /// Creates an intent of a block within another's.
  public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
    components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
  }

  /// The number of lists and quotations that the text is in.
  public var indentationLevel: Int {
    components.count {
      switch $0.kind {
      case .orderedList, .unorderedList, .blockQuote: true
      default: false
      }
    }
  }
}
