extension CALayer {
  /// Whether nothing of the layer is visible outside its bounds, so it can be skipped elsewhere.
  final var staysWithinBounds: Bool {
    animations == nil && !layerProperties.hasTransform && layerProperties.shadowOpacity == 0
      && (!needsDisplayFlag || isDrawnWhenSeen)
      && (storedSublayers.isEmpty || layerProperties.masksToBounds) && !drawsBeyondBounds
  }

  /// Whether the layer is hidden, and no animation can show it.
  final var staysHidden: Bool { layerProperties.isHidden && animations == nil }

  /// Returns the indexes of the sublayers that might be touched or described in an area, in order.
  ///
  /// The result excludes sublayers that are known to belong to plain views elsewhere. `nil` means
  /// all sublayers.
  /// - Parameter area: A part of the layer, in its own coordinates.
  package final func placesOfSublayers(in area: CGRect) -> [Range<Int>]? {
    guard let known = runs else { return nil }
    let area = LayerExtent(area)
    var places: [Range<Int>] = []
    for (run, knowledge) in known.runs.enumerated() {
      if case .within(let extent, ofPlainViews: true) = knowledge, extent.misses(area) { continue }
      let more = known.places(of: run)
      if let last = places.last, last.upperBound == more.lowerBound {
        places[places.count - 1] = last.lowerBound..<more.upperBound
      } else {
        places.append(more)
      }
    }
    return places
  }

  /// Returns whether a layer is the sublayer at an index.
  package final func isSublayer(_ layer: CALayer, at place: Int) -> Bool {
    place < storedSublayers.count && storedSublayers[place] === layer
  }

  /// Discards what's known about the run that contains the layer, because the layer might now be
  /// visible or touchable elsewhere.
  package final func forgetRun() {
    guard run >= 0 else { return }
    superlayer?.runs?.set(.unknown, for: run)
    run = -1
  }

  /// Examines a run of sublayers, unless it's already known.
  final func learn(run: Int) {
    guard let known = runs, run < known.runs.count, case .unknown = known.runs[run] else { return }
    let places = known.places(of: run)
    for place in places { storedSublayers[place].run = run }
    runs?.set(knowledge(ofSublayersAt: places), for: run)
  }

  private func knowledge(ofSublayersAt places: Range<Int>) -> SublayerRuns.Run {
    var extent = LayerExtent.empty
    for place in places {
      let sublayer = storedSublayers[place]
      if sublayer.staysHidden { continue }
      let size = sublayer.layerProperties.bounds.size
      guard sublayer.staysWithinBounds, sublayer.hasFiniteGeometry, size.width >= 0,
        size.height >= 0
      else { return .mixed }
      extent.join(LayerExtent(of: sublayer.layerProperties))
    }
    var arePlain = false
    askOwner { arePlain = $0.hasPlainSubviews(at: places) }
    return .within(extent, ofPlainViews: arePlain)
  }
}
