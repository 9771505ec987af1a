import Foundation

/// An attributed string that notifies its layout managers of every change.
///
/// Subclasses that store the text themselves override `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)`, and `setAttributes(_:range:)`, and call
/// `edited(_:range:changeInLength:)` for each change.
///
/// Follows <https://developer.apple.com/documentation/uikit/nstextstorage>.
open class NSTextStorage: NSMutableAttributedString {
  /// Posted before a change is processed.
  public static let willProcessEditingNotification = NSNotification.Name(
    "NSTextStorageWillProcessEditingNotification")
  /// Posted after a change has been processed and before layout managers are notified.
  public static let didProcessEditingNotification = NSNotification.Name(
    "NSTextStorageDidProcessEditingNotification")

  /// The types of changes.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/nstextstorage/editactions>.
  public struct EditActions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Attributes were added, removed, or changed.
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    /// Characters were added, removed, or replaced.
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  /// The object that's notified of changes.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// The layout managers that lay out the text.
  open private(set) var layoutManagers: [NSLayoutManager] = []
  /// The types of the changes since they were last processed.
  open private(set) var editedMask: EditActions = []
  /// The changed range in the current text.
  ///
  /// If nothing has changed, its location is `NSNotFound`.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// The difference between the current length and the length before the changes.
  open private(set) var changeInLength = 0

  private var editingDepth = 0
  private var isProcessing = false
  /// Whether a subclass stores the text.
  ///
  /// In this case, the superclass's storage mirrors it.
  private var isKeptElsewhere = false

  // MARK: Creation

  /// Creates an empty text.
  public convenience init() {
    self.init(string: "")
  }

  /// Creates text without attributes.
  public override init(string: String) {
    super.init(string: string)
  }

  /// Creates text whose characters all have the same attributes.
  public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: string, attributes: attrs)
  }

  /// Creates text with the characters and attributes of an attributed string.
  public override init(attributedString: NSAttributedString) {
    super.init(attributedString: attributedString)
  }

  /// Creates text from an archive.
  public required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  // MARK: Layout managers

  /// Adds a layout manager.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  /// Removes a layout manager.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard let index = layoutManagers.firstIndex(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.remove(at: index)
    aLayoutManager.textStorage = nil
  }

  // MARK: Changes

  /// Starts a group of changes that are processed together.
  open override func beginEditing() {
    editingDepth += 1
  }

  /// Ends a group of changes.
  ///
  /// The end of the outermost group processes them.
  open override func endEditing() {
    editingDepth = max(editingDepth - 1, 0)
    processIfComplete()
  }

  /// Records a change, and processes it unless it's part of a group.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int)
  {
    isKeptElsewhere = isKeptElsewhere || type(of: self) != NSTextStorage.self
    note(editedMask, editedRange, delta)
  }

  private func note(_ mask: EditActions, _ range: NSRange, _ delta: Int) {
    guard !mask.isEmpty else { return }
    if isKeptElsewhere { follow(range, delta) }
    let end = range.upperBound + delta
    if editedRange.location == NSNotFound {
      editedRange = NSRange(location: range.location, length: max(end - range.location, 0))
    } else {
      let start = min(editedRange.location, range.location)
      let before = editedRange.upperBound + (range.location <= editedRange.upperBound ? delta : 0)
      editedRange = NSRange(location: start, length: max(before, end) - start)
    }
    editedMask.formUnion(mask)
    changeInLength += delta
    processIfComplete()
  }

  private func processIfComplete() {
    guard editingDepth == 0, !isProcessing, !editedMask.isEmpty else { return }
    isProcessing = true
    processEditing()
    // This is for changes that an override made after it called this class's method.
    tellLayoutManagers()
    isProcessing = false
  }

  /// Notifies the delegate, observers, and layout managers of the changes.
  open func processEditing() {
    guard !editedMask.isEmpty else { return }
    let center = NotificationCenter.default
    center.post(name: Self.willProcessEditingNotification, object: self)
    delegate?.textStorage(
      self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    center.post(name: Self.didProcessEditingNotification, object: self)
    delegate?.textStorage(
      self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    tellLayoutManagers()
  }

  private func tellLayoutManagers() {
    guard !editedMask.isEmpty else { return }
    let (mask, range, delta) = (editedMask, editedRange, changeInLength)
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
    for manager in layoutManagers {
      manager.processEditing(
        for: self, edited: mask, range: range, changeInLength: delta, invalidatedRange: range)
    }
  }

  /// Whether attributes are fixed only on demand.
  ///
  /// In Quince, no attributes need to be fixed.
  open var fixesAttributesLazily: Bool { false }

  /// Marks attributes as not fixed.
  open func invalidateAttributes(in range: NSRange) {}

  /// Fixes the attributes of a range.
  open func ensureAttributesAreFixed(in range: NSRange) {}

  /// Updates the superclass's storage from the subclass, for code that reads it without the
  /// overrides.
  private func follow(_ range: NSRange, _ delta: Int) {
    let new = NSRange(location: range.location, length: range.length + delta)
    let text = string as NSString
    guard new.length >= 0, new.upperBound <= text.length, range.upperBound <= super.length else {
      return
    }
    super.replaceCharacters(in: range, with: text.substring(with: new))
    var place = new.location
    while place < new.upperBound {
      var run = NSRange()
      let attributes = attributes(at: place, effectiveRange: &run)
      let end = min(max(run.upperBound, place + 1), new.upperBound)
      super.setAttributes(attributes, range: NSRange(location: place, length: end - place))
      place = end
    }
  }

  // MARK: Overridable storage

  /// Replaces a range with text.
  ///
  /// The text has the attributes of the first replaced character.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    note(.editedCharacters, range, str.utf16.count - range.length)
  }

  /// Replaces the attributes of a range.
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    guard range.length > 0 else { return }
    super.setAttributes(attrs, range: range)
    note(.editedAttributes, range, 0)
  }

  // MARK: Derived from the storage

  /// The number of UTF-16 units.
  open override var length: Int { isKeptElsewhere ? string.utf16.count : super.length }

  /// Returns an attribute of a character, and the range where it has the same value.
  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? {
    attributes(at: location, effectiveRange: range)[attrName]
  }

  /// Adds an attribute to a range.
  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    addAttributes([name: value], range: range)
  }

  /// Adds attributes to a range.
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    change(range) { $0.merge(attrs) { $1 } }
  }

  /// Removes an attribute from a range.
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change(range) { $0[name] = nil }
  }

  private func change(
    _ range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void
  ) {
    beginEditing()
    var place = range.location
    while place < range.upperBound {
      var run = NSRange()
      var attributes = attributes(at: place, effectiveRange: &run)
      let end = min(max(run.upperBound, place + 1), range.upperBound)
      change(&attributes)
      setAttributes(attributes, range: NSRange(location: place, length: end - place))
      place = end
    }
    endEditing()
  }

  /// Replaces a range with an attributed string.
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    let new = attrString === self ? NSAttributedString(attributedString: self) : attrString
    beginEditing()
    replaceCharacters(in: range, with: new.string)
    new.enumerateAttributes(in: NSRange(location: 0, length: new.length)) { attributes, run, _ in
      setAttributes(
        attributes, range: NSRange(location: range.location + run.location, length: run.length))
    }
    endEditing()
  }

  /// Deletes a range.
  open override func deleteCharacters(in range: NSRange) {
    replaceCharacters(in: range, with: "")
  }

  /// The characters as a mutable string.
  ///
  /// Changing it changes the text.
  open override var mutableString: NSMutableString {
    AttributedStringCharacters(of: self)
  }
}
