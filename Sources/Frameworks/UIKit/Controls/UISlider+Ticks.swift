extension UISlider {
  // MARK: Values

  /// Returns the value at a position on the track.
  private func value(at position: Float) -> Float {
    if position >= 1 { return maximumValue }
    return position <= 0 ? minimumValue : minimumValue + position * (maximumValue - minimumValue)
  }

  /// The values of the ticks, if the slider can't have other values.
  private var tickValues: [Float]? {
    guard let trackConfiguration, trackConfiguration.allowsTickValuesOnly else { return nil }
    let values = trackConfiguration.enabledPositions.map(value)
    return values.isEmpty ? nil : values
  }

  /// Returns the closest value that the slider can have.
  final func allowed(_ value: Float) -> Float {
    let clamped = min(maximumValue, max(minimumValue, value))
    guard let trackConfiguration, !clamped.isNaN else { return clamped }
    if let closest = tickValues?.min(by: { abs($0 - clamped) < abs($1 - clamped) }) {
      return closest
    }
    let range = trackConfiguration.enabledRange
    return min(self.value(at: range.upperBound), max(self.value(at: range.lowerBound), clamped))
  }

  /// Returns the value after the current one for assistive technologies: that of the next tick, or
  /// one that differs by a tenth of the range.
  final func nextValue(isHigher: Bool) -> Float {
    guard let tickValues else {
      let step = 0.1 * (maximumValue - minimumValue)
      return value + (isHigher ? step : -step)
    }
    let next =
      isHigher ? tickValues.first { $0 > value } : tickValues.last { $0 < value }
    return next ?? value
  }

  /// The title of the tick at the current value.
  final var tickTitle: String? {
    trackConfiguration?.ticks.first { value(at: $0.position) == value }?.title
  }

  // MARK: Appearance

  /// Replaces the views of the ticks after the configuration changes.
  final func updateTicks() {
    for view in tickViews { view.removeFromSuperview() }
    tickViews = (trackConfiguration?.ticks ?? []).map { tick in
      let view = SliderTickView(tick.image)
      insertSubview(view, belowSubview: thumb)
      return view
    }
    setNeedsLayout()
  }

  /// Places the ticks below the track, at the middle of the thumb for their values.
  final func layOutTicks(_ track: CGRect) {
    for (view, tick) in zip(tickViews, trackConfiguration?.ticks ?? []) {
      let size = tick.image?.size ?? Self.look.tickSize
      view.frame = CGRect(
        x: middle(of: tick.position, track) - size.width / 2,
        y: track.midY + Self.look.tickOffset - size.height / 2, width: size.width,
        height: size.height)
    }
  }

  private func middle(of position: Float, _ track: CGRect) -> CGFloat {
    thumbRect(forBounds: bounds, trackRect: track, value: value(at: position)).midX
  }

  /// Returns the part of the track between the neutral value and the middle of the thumb.
  final func filled(_ side: CGRect, of track: CGRect, upTo thumbX: CGFloat) -> CGRect {
    let neutral = trackConfiguration?.neutralValue ?? 0
    let start =
      if neutral > 0 { middle(of: neutral, track) } else { isMirrored ? side.maxX : side.minX }
    let end =
      neutral > 0 ? thumbX : isMirrored ? min(thumbX, start) : max(thumbX, start)
    return CGRect(
      x: min(start, end), y: side.minY, width: abs(end - start), height: side.height)
  }
}
