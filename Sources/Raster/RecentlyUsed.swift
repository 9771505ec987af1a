/// Recently used values. When the capacity is exceeded, the older half is discarded.
struct RecentlyUsed<Key: Hashable, Value> {
  private let capacity: Int
  private var recent: [Key: Value] = [:]
  private var older: [Key: Value] = [:]

  /// - Parameter capacity: The maximum number of values.
  init(capacity: Int) {
    self.capacity = capacity / 2
  }

  /// The number of stored values.
  var count: Int { recent.count + older.count }

  subscript(key: Key) -> Value? {
    mutating get {
      if let value = recent[key] { return value }
      guard let value = older.removeValue(forKey: key) else { return nil }
      store(value, for: key)
      return value
    }
    set {
      guard let newValue else { return }
      store(newValue, for: key)
    }
  }

  mutating func removeAll() {
    recent.removeAll()
    older.removeAll()
  }

  private mutating func store(_ value: Value, for key: Key) {
    if recent.count >= capacity {
      swap(&recent, &older)
      recent.removeAll(keepingCapacity: true)
    }
    recent[key] = value
  }
}
