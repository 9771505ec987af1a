/// Counts how often something happened.
struct Counter {
  private(set) var count = 0

  mutating func increment() {
    count += 1
  }
}
