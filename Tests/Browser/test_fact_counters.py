"""FactCounters: a list of counters, and a banner with facts."""

from playwright.sync_api import expect

PRODUCT = "FactCounters"


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def test_counters_are_added_count_tell_facts_and_are_removed(page):
    rows = page.get_by_role("listitem")
    expect(rows).to_have_count(0)
    for _ in range(3):
        button(page, "Add").click()
    expect(rows).to_have_count(3)
    for _ in range(7):
        rows.nth(1).get_by_role("button", name="Increment").click()
    rows.nth(1).get_by_role("button", name="Decrement").click()
    expect(rows.nth(1)).to_contain_text("6")
    expect(rows.nth(0)).to_contain_text("0")

    rows.nth(1).get_by_role("button", name="Fact").click()
    fact = page.get_by_test_id("fact")
    expect(fact).to_contain_text("6")
    rows.nth(1).get_by_role("button", name="Remove").click()
    expect(rows).to_have_count(2)
    # The banner has a state of its own.
    expect(fact).to_contain_text("6")
    button(page, "Get another fact").click()
    expect(fact).to_contain_text("6")
    button(page, "Dismiss").click()
    expect(fact).to_have_count(0)
