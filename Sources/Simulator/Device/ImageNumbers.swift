import DisplayList

/// The numbers of the images that apps send to a device.
struct ImageNumbers {
  /// A version number that changes when the set of images changes.
  private(set) var version = 0
  private var last: UInt64 = 0

  /// Returns a unique number for an image.
  mutating func next() -> ImageID {
    last += 1
    return ImageID(rawValue: last)
  }

  /// Records that the set of images has changed.
  mutating func noteChange() {
    version += 1
  }
}
