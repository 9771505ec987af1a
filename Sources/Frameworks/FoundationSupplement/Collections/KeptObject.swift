/// An object that's held strongly or weakly.
struct KeptObject {
  private weak var weakObject: AnyObject?
  private let strongObject: AnyObject?

  init(_ object: AnyObject, isWeak: Bool) {
    weakObject = isWeak ? object : nil
    strongObject = isWeak ? nil : object
  }

  var object: AnyObject? { strongObject ?? weakObject }
}
