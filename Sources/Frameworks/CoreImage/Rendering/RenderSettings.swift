/// The properties of a context that affect the pixels of images.
struct RenderSettings {
  /// Whether components are proportional to the amount of light.
  let isLinear: Bool
}

/// An image that can't be drawn because it has too many pixels.
struct TooManyPixels: Error {}
