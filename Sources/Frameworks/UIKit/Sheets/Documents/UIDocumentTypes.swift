import UIKitCore

extension UIDocument {
  /// The kinds of changes to a document.
  public enum ChangeKind: Int, Sendable {
    /// A change was made.
    case done
    /// A change was undone.
    case undone
    /// A change was redone.
    case redone
    /// The changes have been cleared.
    case cleared
  }

  /// The reason for saving a document.
  public enum SaveOperation: Int, Sendable {
    /// A new file is created.
    case forCreating
    /// The file is replaced.
    case forOverwriting
  }

  /// The states of a document.
  public struct State: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The document is open, and nothing prevents editing.
    public static let normal: State = []
    /// The document isn't open.
    public static let closed = State(rawValue: 1 << 0)
    /// There are conflicting versions of the file.
    public static let inConflict = State(rawValue: 1 << 1)
    /// The document can't be saved.
    public static let savingError = State(rawValue: 1 << 2)
    /// The document is busy, and editing it isn't safe.
    public static let editingDisabled = State(rawValue: 1 << 3)
    /// The document is being read or written, and the progress is known.
    public static let progressAvailable = State(rawValue: 1 << 4)
  }
}
