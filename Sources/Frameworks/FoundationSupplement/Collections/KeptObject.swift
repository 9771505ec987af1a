/// An object that is kept, or is known as long as somebody keeps it.
struct KeptObject {
  private weak var weakObject: AnyObject?
  private let strongObject: AnyObject?

  init(_ object: AnyObject, isWeak: Bool) {
    weakObject = isWeak ? object : nil
    strongObject = isWeak ? nil : object
  }

  var object: AnyObject? { strongObject ?? weakObject }
}
