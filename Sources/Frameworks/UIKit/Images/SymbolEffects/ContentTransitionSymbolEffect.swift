/// An effect with which one symbol replaces another.
///
/// Follows <https://developer.apple.com/documentation/symbols/contenttransitionsymboleffect>.
public protocol ContentTransitionSymbolEffect {}
