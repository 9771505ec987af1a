import DisplayList

/// The numbers of the images that apps send to a device.
struct ImageNumbers {
  /// Changes whenever there are other images.
  private(set) var version = 0
  private var last: UInt64 = 0

  /// Returns a number that no other image has.
  mutating func next() -> ImageID {
    last += 1
    return ImageID(rawValue: last)
  }

  /// Notes that there are other images.
  mutating func noteChange() {
    version += 1
  }
}
