import UIKitCore

extension UIDocument {
  /// The kinds of changes of a document.
  public enum ChangeKind: Int, Sendable {
    /// A change was made.
    case done
    /// A change was undone.
    case undone
    /// A change was redone.
    case redone
    /// There are no changes anymore.
    case cleared
  }

  /// The reason for saving a document.
  public enum SaveOperation: Int, Sendable {
    /// A new file is made.
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

    /// The document is open, and nothing stands in the way of editing it.
    public static let normal: State = []
    /// The document isn't open.
    public static let closed = State(rawValue: 1 << 0)
    /// There are versions of the file that contradict each other.
    public static let inConflict = State(rawValue: 1 << 1)
    /// The document can't be saved.
    public static let savingError = State(rawValue: 1 << 2)
    /// The document is busy, and it isn't safe to edit it.
    public static let editingDisabled = State(rawValue: 1 << 3)
    /// The document is being read or written, with a progress that is known.
    public static let progressAvailable = State(rawValue: 1 << 4)
  }
}
