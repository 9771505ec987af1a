/// An effect that lasts until it is removed.
///
/// Follows <https://developer.apple.com/documentation/symbols/indefinitesymboleffect>.
public protocol IndefiniteSymbolEffect {}
