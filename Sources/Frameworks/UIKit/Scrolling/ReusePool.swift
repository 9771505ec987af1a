import AppRuntime

/// The reusable cells or other views of a list, and the functions that create new ones.
@MainActor
struct ReusePool<View: UIView> {
  private var waiting: [String: [View]] = [:]
  private var makers: [String: () -> View?] = [:]

  /// Registers a function that creates views for a key, or removes it if the function is `nil`.
  mutating func register(_ key: String, make: (() -> View?)?) {
    makers[key] = make
  }

  /// Registers a nib for views with a key.
  /// - Parameter identifier: The reuse identifier that the app registered.
  mutating func register(
    _ key: String, identifier: String, nib: UINib?,
    prepare: @escaping (View) -> Void = { _ in }
  ) {
    makers[key] = nib.map { nib in
      {
        let objects = nib.instantiate(withOwner: nil)
        guard objects.count == 1, let view = objects[0] as? View else {
          raise(
            "NSInternalInconsistencyException",
            "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one "
              + "top level object which must be a \(View.self) instance")
        }
        prepare(view)
        return view
      }
    }
  }

  /// Registers a storyboard's prototype for views with a key.
  ///
  /// Each view retains its scene.
  mutating func register(
    _ key: String, prototype: StoryboardNode, of scene: StoryboardScene,
    keep: @escaping (View, StoryboardScene) -> Void
  ) {
    makers[key] = {
      guard let (object, scene) = scene.loadPrototype(prototype), let view = object as? View
      else { return nil }
      keep(view, scene)
      return view
    }
  }

  /// Returns a view for a key, which is either reused or new.
  /// - Parameter prepare: A closure that's called with a reused view.
  mutating func dequeue(_ key: String, prepare: (View) -> Void) -> View? {
    guard let view = waiting[key]?.popLast() else { return makers[key]?() }
    prepare(view)
    return view
  }

  /// Adds a view that's no longer shown to the pool.
  mutating func recycle(_ view: View, as key: String) {
    waiting[key, default: []].append(view)
  }
}
