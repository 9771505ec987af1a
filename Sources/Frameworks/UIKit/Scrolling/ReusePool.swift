/// The cells or other views of a list that wait to be used again, and how new ones are made.
@MainActor
struct ReusePool<View: UIView> {
  private var waiting: [String: [View]] = [:]
  private var makers: [String: () -> View?] = [:]

  /// Registers a function that creates views of a key; `nil` removes it.
  mutating func register(_ key: String, make: (() -> View?)?) {
    makers[key] = make
  }

  /// Registers a nib for views of a key.
  mutating func register(
    _ key: String, nib: UINib?, prepare: @escaping (View) -> Void = { _ in }
  ) {
    makers[key] = nib.map { nib in
      {
        let view = nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? View }.first
        if let view { prepare(view) }
        return view
      }
    }
  }

  /// Registers a storyboard's prototype for views of a key; each view retains its scene.
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

  /// Returns a view of a key, reused or created.
  /// - Parameter prepare: is called with a view that's used again.
  mutating func dequeue(_ key: String, prepare: (View) -> Void) -> View? {
    guard let view = waiting[key]?.popLast() else { return makers[key]?() }
    prepare(view)
    return view
  }

  /// Takes a view that's shown no longer.
  mutating func recycle(_ view: View, as key: String) {
    waiting[key, default: []].append(view)
  }
}
