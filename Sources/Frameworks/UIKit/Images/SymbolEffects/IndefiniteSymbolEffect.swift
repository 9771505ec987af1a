/// An effect that lasts until it's removed.
///
/// Follows <https://developer.apple.com/documentation/symbols/indefinitesymboleffect>.
public protocol IndefiniteSymbolEffect {}
