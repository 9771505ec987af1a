extension UISlider {
  /// The styles of sliders.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uislider/style>.
  @available(IOS26 )
  public enum Style: Int, Sendable {
    /// A slider with a thumb.
    case `default` = 0
    /// A slider without a thumb, which is dragged anywhere.
    case thumbless = 1
  }

  /// The ticks of a slider's track, and the values that users can choose.
  ///
  /// Every position is a fraction of the track's length, from 0 at the minimum value to 1 at the
  /// maximum value.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/uikit/uislider/trackconfiguration-swift.struct>.
  @available(IOS26 )
  public struct TrackConfiguration: Hashable {
    /// A mark on a slider's track.
    ///
    /// Follows
    /// <https://developer.apple.com/documentation/uikit/uislider/trackconfiguration-swift.struct/tick>.
    public struct Tick: Hashable {
      /// The position, as a fraction of the track's length.
      public let position: Float
      /// The title, which assistive technologies read aloud in place of the value.
      public var title: String?
      /// The image in place of a dot.
      public var image: UIImage?

      /// Creates a tick at a position.
      public init(position: Float, title: String? = nil, image: UIImage? = nil) {
        self.position = position
        self.title = title
        self.image = image
      }
    }

    /// Whether the slider's value is always that of a tick.
    public var allowsTickValuesOnly: Bool
    /// The position from which the track is filled.
    public var neutralValue: Float
    /// The positions that the value can have.
    public var enabledRange: ClosedRange<Float>
    /// The ticks.
    public let ticks: [Tick]

    /// Creates a configuration with ticks.
    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0,
      enabledRange: ClosedRange<Float> = 0...1, ticks: [Tick]
    ) {
      self.allowsTickValuesOnly = allowsTickValuesOnly
      self.neutralValue = neutralValue
      self.enabledRange = enabledRange
      self.ticks = ticks
    }

    /// Creates a configuration with ticks at regular intervals, including both ends of the track.
    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0,
      enabledRange: ClosedRange<Float> = 0...1, numberOfTicks: Int
    ) {
      let gaps = Float(max(1, numberOfTicks - 1))
      self.init(
        allowsTickValuesOnly: allowsTickValuesOnly, neutralValue: neutralValue,
        enabledRange: enabledRange,
        ticks: (0..<max(0, numberOfTicks)).map { Tick(position: Float($0) / gaps) })
    }

    /// The positions of the ticks that the value can have, in ascending order.
    var enabledPositions: [Float] {
      ticks.map(\.position).filter { (0...1).contains($0) && enabledRange.contains($0) }.sorted()
    }
  }
}
